import { expect, test } from "vitest";
import { numberInWords } from "./number-words.ts";

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
