import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberInWords, typedNumber, typedWholeNumber } from "./number-words.ts";

test.each([
  [0, "0"],
  [0.5, "0.5"],
  [12_000, "12,000"],
  [999_999_999_999_999, "999,999,999,999,999"],
  [1e15, "1E15"],
  [1.5e308, "1.5E308"],
  [-1e308, "-1E308"],
])("%d reads as %s", (number, words) => {
  expect(numberInWords(number)).toBe(words);
});

const separators = [",", " ", "\u00a0", "\u202f"];

describe("a number may be typed in groups of three (product 4.2)", () => {
  test.each(separators)("by %j", (separator) => {
    const typed = (...groups: string[]) => typedNumber(groups.join(separator));
    expect(typed("1", "000")).toBe(1000);
    expect(typed("12", "000")).toBe(12_000);
    expect(typed("999", "999", "999")).toBe(999_999_999);
    expect(typed("-1", "000.5")).toBe(-1000.5);
    expect(typed("+1", "000.")).toBe(1000);
    for (const other of separators.filter((one) => one !== separator))
      expect(typed(`1${other}000`, "000")).toBeNull();
    for (const groups of [
      ["1", "00"],
      ["1", "0000"],
      ["1000", "000"],
      ["1", "000", "00"],
      ["1", "", "000"],
    ])
      expect(typed(...groups)).toBeNull();
  });

  test.each([
    ["decimals after a comma", "1,5"],
    ["three of them before which stands 0", "0,500"],
    ["two of them after groups", "1,000,50"],
    ["groups after the point", "1.000,500"],
    ["groups after a 0", "012,000"],
    ["groups and an exponent", "1,000e3"],
    ["a comma before", ",100"],
    ["a comma after", "100,"],
    ["points between groups", "1.000.000"],
    ["apostrophes", "1'000"],
    ["a line between groups", "1\n000"],
    ["nothing", ""],
  ])("never read are %s: %j", (_, typed) => {
    expect(typedNumber(typed)).toBeNull();
    expect(typedWholeNumber(typed)).toBeNull();
  });
});

test("what is shown can be typed: every number reads back as it is shown", () => {
  const numbers = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true, max: 9.9e307, min: -9.9e307 }),
    fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
    fc.integer(),
  );
  fc.assert(
    fc.property(numbers, (number) => {
      const read = typedNumber(numberInWords(number));
      expect(read).not.toBeNull();
      expect(numberInWords(read ?? NaN)).toBe(numberInWords(number).replace(/^-0$/, "0"));
    }),
  );
});

test("a whole number reads back as itself, by whichever separator", () => {
  const numbers = fc.integer({ min: 0, max: 999_999_999_999_999 });
  fc.assert(
    fc.property(numbers, fc.constantFrom(...separators), (number, separator) => {
      const shown = numberInWords(number).replaceAll(",", separator);
      expect(typedNumber(shown)).toBe(number);
      expect(typedWholeNumber(shown)).toBe(number);
    }),
  );
});
