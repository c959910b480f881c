import { expect, test } from "vitest";
import type { Measure } from "./measure.ts";
import { plainNotation as en } from "./notation.ts";
import { sinceInWords, weekChangeInWords } from "./week-words.ts";

const pages: Measure = { type: "Numeric", targetValue: 40, currentValue: 8, unit: "pages" };
const streak: Measure = { type: "DailyStreak", targetValue: 21, currentValue: 4, unit: "days" };
const answer: Measure = { type: "Boolean", targetValue: null, currentValue: true, unit: "" };
const day: Measure = {
  type: "Date",
  targetValue: "2026-05-01",
  currentValue: "2026-03-12",
  unit: "",
};

test.each([
  [{ by: 4, to: 8 }, pages, "+4 pages, now 8 of 40"],
  [{ by: -1, to: 8 }, pages, "−1 page, now 8 of 40"],
  [{ by: 3, to: 4 }, streak, "+3 days, now 4 of 21"],
  [null, pages, "No change, 8 of 40"],
  [{ by: null, to: true }, answer, "Done"],
  [{ by: null, to: false }, answer, "No longer done"],
  [null, answer, "No change"],
  [{ by: null, to: "2026-03-12" }, day, "Reached on Mar 12, 2026"],
  [{ by: null, to: null }, day, "No longer done"],
])("%o in words", (change, measure, words) => {
  expect(weekChangeInWords(change, measure, en)).toBe(words);
});

test("what came since names the weekday", () => {
  expect(sinceInWords({ by: 2, to: 10 }, pages, "Monday", en)).toBe("+2 pages since Monday");
});
