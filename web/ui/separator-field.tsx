import { useState } from "react";
import { separatorFor, separators, type Separator } from "#domain/csv.ts";
import { useNotation } from "./notation.ts";
import { SelectField } from "./select-field.tsx";

const words: Readonly<Record<Separator, string>> = {
  comma: "Commas, with decimals like 2.5",
  semicolon: "Semicolons, with decimals like 2,5",
};

interface Props {
  readonly value: Separator;
  readonly onChange: (separator: Separator) => void;
}

// product 27.8
export function SeparatorField({ value, onChange }: Props) {
  return (
    <SelectField
      label="Columns are separated by"
      hint="Change this if your spreadsheet shows everything in one column."
      value={value}
      onChange={({ target }) => onChange(separators.find((one) => one === target.value) ?? value)}
    >
      {separators.map((separator) => (
        <option key={separator} value={separator}>
          {words[separator]}
        </option>
      ))}
    </SelectField>
  );
}

export function useSeparator() {
  const [value, onChange] = useState<Separator>(separatorFor(useNotation()));
  return { field: { value, onChange }, asked: value === "comma" ? {} : { separator: value } };
}
