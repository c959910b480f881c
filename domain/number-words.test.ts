import { expect, test } from "vitest";
import { notations } from "./notation.fixture.ts";
import { plainNotation } from "./notation.ts";
import { numberInWords } from "./number-words.ts";

test.each([
  [-0, "0"],
  [-1e-9, "0"],
  [0.000001, "0.000001"],
  [0.1 + 0.2, "0.3"],
  [999.999_999_9, "1,000"],
  [-1000, "-1,000"],
  [123_456_789_012.1, "123,456,789,012.1"],
  [999_999_999_999_999, "999,999,999,999,999"],
  [1e15, "1E15"],
  [-1e308, "-1E308"],
])("%d reads as %s", (number, words) => {
  expect(numberInWords(number, plainNotation)).toBe(words);
});

test.each([
  ["en-IN", "1,200.5", "12,34,567"],
  ["de-DE", "1.200,5", "1.234.567"],
  ["de-CH", "1’200.5", "1’234’567"],
  ["fr-FR", "1\u202f200,5", "1\u202f234\u202f567"],
  ["es-ES", "1200,5", "1.234.567"],
] as const)("in %s: %s and %s (product 1.11)", (name, small, large) => {
  expect(numberInWords(1200.5, notations[name])).toBe(small);
  expect(numberInWords(1_234_567, notations[name])).toBe(large);
});

test("beyond all lines a number has the decimals of its reader too", () => {
  expect(numberInWords(1.5e308, notations["de-DE"])).toBe("1,5E308");
});
