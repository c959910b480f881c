import { expect, test } from "vitest";
import { changeToInWords, steppedMeasure } from "./check-in-by-mail.ts";
import type { Measure, MeasureValue } from "./measure.ts";
import { amountOf, byDay, daysInARow, doneOrNot } from "./measures.fixture.ts";
import { plainNotation } from "./notation.ts";

test.each<[string, Measure, Measure["currentValue"] | undefined]>([
  ["an amount grows by one", amountOf(3, 10, "km"), 4],
  ["and as a person adds it", amountOf(0.57, 10, "km"), 1.57],
  ["a streak grows by a day", daysInARow(6, 30), 7],
  ["what is not done is done", doneOrNot(false), true],
  ["what is done has no step", doneOrNot(true), undefined],
  ["a Date goal has none", byDay("2026-12-01"), undefined],
])("by mail %s", (_, measure, value) => {
  expect(steppedMeasure(measure)?.currentValue).toBe(value);
});

const books = amountOf(4, 12_000, "books");

test.each<[string, Measure, MeasureValue]>([
  ["+1, now 4 of 12,000 books", books, 3],
  ["−1.5, now 4 of 12,000 books", books, 5.5],
  ["No change", books, 4],
  ["+1, now 4 of 12,000", { ...books, unit: "" }, 3],
  ["+1, now 1 of 21 days", daysInARow(1, 21), 0],
  ["Done", doneOrNot(true), false],
  ["Reached on Jan 9, 2027", byDay("2027-02-01", "2027-01-09"), null],
])("a change says where it leads: %s", (words, measure, before) => {
  expect(changeToInWords(measure, before, plainNotation)).toBe(words);
});
