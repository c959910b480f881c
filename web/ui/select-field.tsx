import type { ComponentProps } from "react";
import { Field, type FieldWords } from "./field.tsx";

type Select = Omit<ComponentProps<"select">, "id" | "className">;

interface Props extends Select, FieldWords {}

export function SelectField({ label, hint, error, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <select {...rest} {...control} />}
    </Field>
  );
}
