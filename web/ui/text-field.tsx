import type { ComponentProps } from "react";
import { Field, type FieldWords } from "./field.tsx";

type Input = Omit<ComponentProps<"input">, "type" | "id" | "className">;

interface Props extends Input, FieldWords {
  readonly type?: "text" | "email" | "password" | "date" | "search";
}

export function TextField({ label, hint, error, type = "text", ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input dir="auto" {...rest} {...control} type={type} />}
    </Field>
  );
}
