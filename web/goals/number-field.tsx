import { useState } from "react";
import * as limits from "#domain/limits.ts";
import { numberInWords } from "#domain/number-words.ts";
import { fieldText, isReadInTwoWays, keptText, typedNumber } from "#domain/typed-number.ts";
import { useNotation } from "#web/ui/notation.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { words } from "./goals.words.ts";

type FieldProps = Parameters<typeof TextField>[0];

interface Props extends Pick<FieldProps, "name" | "label" | "error" | "ref"> {
  readonly hint?: string;
  /** As stored, whatever the notation. */
  readonly value: string;
  readonly onChange: (text: string) => void;
}

// product 4.34, decision 34: a number input gives no text for what it cannot parse.
export function NumberField({ value, onChange, hint, ...rest }: Props) {
  const notation = useNotation();
  const [typed, setTyped] = useState<string | null>(null);
  // Keep the typed text while it means the current value.
  const isLast = typed !== null && keptText(typed, notation) === value;

  const understood = isLast && isReadInTwoWays(typed) ? typedNumber(typed, notation) : null;
  const readAs = understood !== null && words.readAs(numberInWords(understood, notation));

  function type(text: string): void {
    setTyped(text);
    onChange(keptText(text, notation));
  }

  return (
    <TextField
      {...rest}
      hint={[hint, readAs].filter(Boolean).join(" ") || undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={limits.unit}
      value={isLast ? typed : fieldText(value, notation)}
      onChange={({ target }) => type(target.value)}
    />
  );
}
