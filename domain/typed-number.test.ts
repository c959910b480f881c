import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notations } from "./notation.fixture.ts";
import { plainNotation } from "./notation.ts";
import { numberInWords } from "./number-words.ts";
import {
  fieldText,
  isReadInTwoWays,
  keptText,
  typedNumber,
  typedWholeNumber,
} from "./typed-number.ts";

const separators = [",", " ", "\u00a0", "\u202f"];

describe("a number may be typed in groups of three (product 4.2)", () => {
  test.each(separators)("by %j", (separator) => {
    const typed = (...groups: string[]) => typedNumber(groups.join(separator), plainNotation);
    expect(typed("1", "000")).toBe(1000);
    expect(typed("12", "000")).toBe(12_000);
    expect(typed("999", "999", "999")).toBe(999_999_999);
    expect(typed("-1", "000.5")).toBe(-1000.5);
    expect(typed("+1", "000.")).toBe(1000);
    for (const other of separators.filter((one) => one !== separator))
      expect(typed(`1${other}000`, "000")).toBeNull();
    for (const groups of [
      ["1", "0000"],
      ["1000", "000"],
      ["1", "000", "00"],
      ["1", "", "000"],
    ])
      expect(typed(...groups)).toBeNull();
  });

  test.each([
    ["decimals after a comma, three of them after a 0", "0,500"],
    ["decimals after a comma, and an exponent", "1,5e3"],
    ["groups after the point", "1.000,500"],
    ["groups and an exponent", "1,000e3"],
    ["a comma before", ",100"],
    ["a comma after", "100,"],
    ["points between groups", "1.000.000"],
    ["a line between groups", "1\n000"],
    ["nothing", ""],
  ])("never read are %s: %j", (_, typed) => {
    expect(typedNumber(typed, plainNotation)).toBeNull();
    expect(typedWholeNumber(typed)).toBeNull();
  });
});

test.each([
  ["de-DE", "2,5", 2.5],
  ["de-DE", "1.200,5", 1200.5],
  ["de-DE", "1.5", 1.5],
  ["de-DE", "0.500", 0.5],
  ["de-DE", "1,000", 1],
  ["de-DE", "1 200,5", 1200.5],
  ["de-DE", "1.200.5", null],
  ["de-DE", "1'200", null],
  ["fr-FR", "1.200", 1200],
  ["fr-FR", "1\u00a0200,5", 1200.5],
  ["de-CH", "1’200.5", 1200.5],
  ["de-CH", "1'200", 1200],
  ["de-CH", "1,5", 1.5],
  ["en-IN", "1,00,000", 100_000],
  ["en-IN", "12,34,567.5", 1_234_567.5],
  ["en-IN", "1,00", 1],
] as const)("typed in %s, %s is %s (product 4.2)", (name, typed, number) => {
  expect(typedNumber(typed, notations[name])).toBe(number);
});

describe("a lone mark before one or two digits stands before decimals in every language (product 4.34)", () => {
  test.each(Object.entries(notations))("%s", (_, notation) => {
    const read = (text: string) => typedNumber(text, notation);
    for (const mark of [",", "."]) {
      expect(read(`2${mark}5`)).toBe(2.5);
      expect(read(`-12345${mark}25`)).toBe(-12_345.25);
      expect(read(`${mark}5`)).toBe(0.5);
      expect(read(`1\u00a0200${mark}5`)).toBe(1200.5);
      expect(read(`1${mark}2${mark}3`)).toBeNull();
    }
  });

  test.each(["en-US", "de-DE"] as const)("in %s pasted with marks that nobody sees", (name) => {
    for (const text of [
      "\u200e2,5\u200f",
      "\ufeff2.5",
      "\u202a2,5\u202c",
      "2\u200b,5",
      "\u00ad 2,5 ",
    ])
      expect(typedNumber(text, notations[name])).toBe(2.5);
    expect(typedNumber("\u22122,5", notations[name])).toBe(-2.5);
    expect(typedNumber("1\u2009200", notations[name])).toBe(1200);
    expect(typedWholeNumber("\u206812\u2069")).toBe(12);
  });

  test("one before three digits may mean two numbers", () => {
    const two = ["1.200", "1,200", "-999,999", "\u200e1.200"];
    expect(two.map(isReadInTwoWays)).toEqual(two.map(() => true));
    const one = [
      "1.20",
      "0,500",
      "1.2000",
      "1 200",
      "1.200.000",
      "1.200,5",
      "1234.500",
      "1200",
      "x",
    ];
    expect(one.map(isReadInTwoWays)).toEqual(one.map(() => false));
  });
});

const anyNotation = fc.constantFrom(...Object.values(notations));
const anyNumber = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
  fc.integer(),
  // Those that could be taken for a thousandfold.
  fc.integer({ min: 1, max: 999_999 }).map((thousandths) => thousandths / 1000),
);
const shownWhole = fc.integer({ min: -1e12, max: 1e12 }).map((thousandths) => thousandths / 1000);

describe("what is shown can be typed", () => {
  test("every number reads back as it is shown", () => {
    const shown = fc.double({ noNaN: true, max: 9.9e307, min: -9.9e307 });
    fc.assert(
      fc.property(fc.oneof(shown, shownWhole, fc.integer()), anyNotation, (number, notation) => {
        const read = typedNumber(numberInWords(number, notation), notation);
        expect(read).not.toBeNull();
        expect(numberInWords(read ?? NaN, notation)).toBe(numberInWords(number, notation));
      }),
    );
  });

  test("a whole number reads back as itself, by whichever separator", () => {
    const numbers = fc.integer({ min: 0, max: 999_999_999_999_999 });
    fc.assert(
      fc.property(numbers, fc.constantFrom(...separators), (number, separator) => {
        const shown = numberInWords(number, plainNotation).replaceAll(",", separator);
        expect(typedNumber(shown, plainNotation)).toBe(number);
        expect(typedWholeNumber(shown)).toBe(number);
      }),
    );
  });
});

describe("a number keeps its value between a field and what is kept of it (product 4.34)", () => {
  const typedIn = (number: number, decimal: string) => String(number).replace(".", decimal);

  test("typed under one notation and read under another it is the same number", () => {
    fc.assert(
      fc.property(anyNumber, anyNotation, anyNotation, (number, one, other) => {
        const kept = keptText(typedIn(number, one.decimal), one);
        expect(typedNumber(kept, plainNotation)).toBe(number + 0);
        expect(typedNumber(fieldText(kept, other), other)).toBe(number + 0);
      }),
    );
  });

  test("what is no number where it was typed is none where it is read, whatever stands in it", () => {
    const marks = [
      "0",
      "1",
      "5",
      "000",
      "200",
      ".",
      ",",
      "’",
      "'",
      " ",
      "-",
      "e",
      "\u00a0",
      "\u200e",
    ];
    const typed = fc.string({ unit: fc.constantFrom(...marks), maxLength: 12 });
    fc.assert(
      fc.property(typed, anyNotation, (text, notation) => {
        const number = typedNumber(text, notation);
        const kept = keptText(text, notation);
        expect(typedNumber(kept, plainNotation)).toBe(number);
        expect(number !== null || kept === text).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ["1,000", "1,000"],
    ["2.50", "2.50"],
  ])("in the plain notation %s stays as it was typed", (typed, kept) => {
    expect(keptText(typed, plainNotation)).toBe(kept);
    expect(fieldText(kept, plainNotation)).toBe(kept);
  });
});
