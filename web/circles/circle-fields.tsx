import type { CircleText } from "#domain/circle.ts";
import * as limits from "#domain/limits.ts";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { words } from "./circles.words.ts";

interface Props {
  readonly value: CircleText;
  readonly faultAt: (field: string) => string | undefined;
  readonly onChange: (part: Partial<CircleText>) => void;
}

/** Of the fields below. */
export const circleFields = ["name", "purpose"] as const;

export function CircleFields({ value: { name, purpose }, faultAt, onChange }: Props) {
  return (
    <>
      <TextField
        label={words.name}
        maxLength={limits.circleName}
        value={name}
        error={faultAt("name")}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextAreaField
        label={words.purpose}
        hint={words.purposeHint}
        rows={2}
        counted
        maxLength={limits.circlePurpose}
        value={purpose}
        error={faultAt("purpose")}
        onChange={({ target }) => onChange({ purpose: target.value })}
      />
    </>
  );
}
