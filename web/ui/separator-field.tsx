import { useState } from "react";
import { separatorFor, separators, type Separator } from "#domain/csv.ts";
import { useNotation } from "./notation.ts";
import { SelectField } from "./select-field.tsx";
import { words } from "./ui.words.ts";

const labels: Readonly<Record<Separator, string>> = {
  comma: words.comma,
  semicolon: words.semicolon,
};

interface Props {
  readonly value: Separator;
  readonly onChange: (separator: Separator) => void;
}

// product 27.8
export function SeparatorField({ value, onChange }: Props) {
  return (
    <SelectField
      label={words.separator}
      hint={words.separatorWhy}
      value={value}
      onChange={({ target }) => onChange(separators.find((one) => one === target.value) ?? value)}
    >
      {separators.map((separator) => (
        <option key={separator} value={separator}>
          {labels[separator]}
        </option>
      ))}
    </SelectField>
  );
}

export function useSeparator() {
  const [value, onChange] = useState<Separator>(separatorFor(useNotation()));
  return { field: { value, onChange }, asked: value === "comma" ? {} : { separator: value } };
}
