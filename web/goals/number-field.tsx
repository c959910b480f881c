import { useState } from "react";
import * as limits from "#domain/limits.ts";
import { numberInWords } from "#domain/number-words.ts";
import { fieldText, isReadInTwoWays, keptText, typedNumber } from "#domain/typed-number.ts";
import { useNotation } from "#web/ui/notation.ts";
import { TextField } from "#web/ui/text-field.tsx";

type FieldProps = Parameters<typeof TextField>[0];

interface Props extends Pick<FieldProps, "name" | "label" | "error" | "ref"> {
  readonly hint?: string;
  /** A plain text, as it is kept and sent, whatever notation it was typed in. */
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/**
 * A number, typed as its person writes numbers (product 4.34). A text field: a number field gives no text where it cannot
 * parse it, so nothing could be refused, or drops what it does not know (decision 34).
 */
export function NumberField({ value, onChange, hint, ...rest }: Props) {
  const notation = useNotation();
  const [typed, setTyped] = useState<string | null>(null);
  // What is typed stays as it is while it stands for the value.
  const isLast = typed !== null && keptText(typed, notation) === value;

  const understood = isLast && isReadInTwoWays(typed) ? typedNumber(typed, notation) : null;
  const readAs = understood !== null && `Read as ${numberInWords(understood, notation)}.`;

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
