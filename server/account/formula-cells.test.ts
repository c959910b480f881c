import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine, separators } from "#domain/csv.ts";

// Threats T84.

/** As a spreadsheet parses them: strictly, or with quotes as plain letters. */
function cellsOf(file: string, delimiter: string, quote: boolean): string[] {
  const options = { delimiter, relax_quotes: true, relax_column_count: true };
  const rows: string[][] = parse(file, { ...options, ...(quote ? {} : { quote: false }) });
  return rows.flat();
}

test("no cell begins a formula, whatever parts the cells where the file is opened", () => {
  const piece = fc.constantFrom(
    "x",
    "=1",
    "+",
    "-1",
    "@",
    ",",
    ";",
    "\t",
    "\r\n",
    "\n",
    '"',
    "'",
    " ",
    "＝",
  );
  const text = fc.array(piece, { maxLength: 8 }).map((all) => all.join(""));
  const separator = fc.constantFrom(...separators);
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), separator, (texts, by) => {
      const file = csvLine(texts, by) + csvLine(["end"], by);
      for (const delimiter of [",", ";", "\t"])
        for (const quote of [true, false])
          for (const cell of cellsOf(file, delimiter, quote))
            expect(cell).not.toMatch(/^"*[=+\-@＝＋－＠]/);
    }),
    { numRuns: 500 },
  );
});
