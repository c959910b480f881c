import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numbersIn, type DecimalMark, type ReadNumber } from "./number-column.ts";

type Case = readonly [what: string, cells: readonly string[], numbers: readonly ReadNumber[]];

const read = (cells: readonly string[], unit = "km", ownMark: DecimalMark | null = null) =>
  numbersIn({ cells, unit, ownMark });

describe("what stands before decimals is decided by the whole column (product 27.11)", () => {
  test.each<Case>([
    ["nothing to decide", ["12", " 0 ", "1e3", "007"], [12, 0, 1000, 7]],
    ["a decimal comma above", ["999,5", "1.200"], [999.5, 1200]],
    ["a decimal point", ["999.5", "1,200"], [999.5, 1200]],
    ["a decimal point before three digits too", ["999.5", "1.200"], [999.5, 1.2]],
    ["groups and a comma", ["1.200,5", "1.300"], [1200.5, 1300]],
    ["two groups by points", ["1.200.000", "1.300"], [1_200_000, 1300]],
    ["groups of two", ["1,00,000", "1,300"], [100_000, 1300]],
    ["decimals of a number below 1", ["0,500", "1,300"], [0.5, 1.3]],
    ["an exponent", ["1,5e3", "1.300"], [1500, 1300]],
    [
      "spaces between groups decide nothing",
      ["1 200", "1\u00a0300", "1\u202f400"],
      [1200, 1300, 1400],
    ],
    ["apostrophes between groups", ["1'200", "1’300.5", "1’200’000"], [1200, 1300.5, 1_200_000]],
    ["marks that nobody sees", ["\u200e1.200\u200f", "\ufeff999,5"], [1200, 999.5]],
  ])("%s: %j", (_, cells, numbers) => {
    expect(read(cells)).toEqual(numbers);
  });

  test.each<Case>([
    ["nothing else is there", ["1.200", "1,300", "12"], ["ambiguous", "ambiguous", 12]],
    ["the others differ", ["2.5", "2,5", "1.200"], [2.5, 2.5, "ambiguous"]],
  ])("what stays in doubt is told: %s", (_, cells, numbers) => {
    expect(read(cells)).toEqual(numbers);
  });

  test.each<
    readonly [ownMark: DecimalMark, cells: readonly string[], numbers: readonly ReadNumber[]]
  >([
    [".", ["1.125"], [1.125]],
    [".", ["1,125"], ["ambiguous"]],
    [",", ["1.125"], ["ambiguous"]],
    // Saved again by a spreadsheet of another language.
    [".", ["2,5", "1,125"], [2.5, 1.125]],
  ])("our own tables have decimals after '%s' and no groups: %j", (ownMark, cells, numbers) => {
    expect(read(cells, "km", ownMark)).toEqual(numbers);
  });
});

test.each(["", "-", "5-", "(5)", "--5", "1.2.3", "1'2", "1 2", "5 miles", "45 %", "0x10", "١٢"])(
  "%j is no number of kilometres",
  (cell) => {
    expect(read([cell])).toEqual([null]);
  },
);

describe("what may stand at a number", () => {
  test.each<readonly [unit: string, cells: readonly string[], numbers: readonly ReadNumber[]]>([
    ["km", ["12 km", "13KM", "km 14"], [12, 13, 14]],
    ["%", ["45 %", "46%"], [45, 46]],
    ["people", ["45 %"], [null]],
    ["€", ["€ 1.200,50", "1.300,50 €", "12"], [1200.5, 1300.5, 12]],
    ["€", ["$5"], [null]],
    ["euros", ["€5", "6 €"], [5, 6]],
    ["saved", ["€5", "6%"], [5, null]],
    ["-", ["5-"], [null]],
    ["5", ["55"], [55]],
  ])("of %j in %j", (unit, cells, numbers) => {
    expect(read(cells, unit)).toEqual(numbers);
  });
});

test("no cell is a thousand times what it was, whoever wrote the column", () => {
  const written = fc.integer({ min: 0, max: 9_999_999 }).map((thousandths) => thousandths / 1000);
  const languages = fc.constantFrom("en-US", "de-DE", "de-CH", "fr-FR", "en-IN", "es-ES");
  fc.assert(
    fc.property(
      fc.array(written, { minLength: 1, maxLength: 5 }),
      languages,
      fc.boolean(),
      (numbers, language, useGrouping) => {
        const format = new Intl.NumberFormat(language, { useGrouping });
        const found = read(numbers.map((number) => format.format(number)));
        for (const [at, number] of found.entries())
          expect(["ambiguous", numbers[at]]).toContain(number);
      },
    ),
  );
});
