import type { ComponentProps } from "react";
import { Field, type FieldWords } from "./field.tsx";

type TextArea = Omit<ComponentProps<"textarea">, "id" | "className">;

interface Props extends TextArea, FieldWords {
  readonly value: string;
  /** Shows n/maxLength. */
  readonly counted?: boolean;
}

export function TextAreaField({ label, hint, error, counted = false, rows = 4, ...rest }: Props) {
  const count = counted ? `${rest.value.length}/${rest.maxLength}` : undefined;
  return (
    <Field label={label} hint={hint} error={error} count={count}>
      {(control) => <textarea dir="auto" {...rest} {...control} rows={rows} />}
    </Field>
  );
}
