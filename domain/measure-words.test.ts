import { expect, test } from "vitest";
import type { Measure } from "./measure.ts";
import { notations } from "./notation.fixture.ts";
import { plainNotation } from "./notation.ts";
import { templates } from "./template.ts";
import { amountInWords, measureInWords, targetInWords } from "./measure-words.ts";
import { amountOf, byDay, daysInARow, doneOrNot } from "./measures.fixture.ts";

test.each<[string, Measure]>([
  ["0.5 of 12,000 km", amountOf(0.5, 12_000, "km")],
  ["0 of 21 days", daysInARow(0, 21)],
  ["Day 4 of 21", daysInARow(4, 21)],
  ["Not done yet", doneOrNot(false)],
  ["Done", doneOrNot(true)],
  ["By Feb 1, 2027", byDay("2027-02-01")],
  ["Reached Jan 9, 2027", byDay("2027-02-01", "2027-01-09")],
])("%s", (words, measure) => {
  expect(measureInWords(measure, plainNotation)).toBe(words);
});

test.each<[string, Measure]>([
  ["1.200,5 of 12.000 km", amountOf(1200.5, 12_000, "km")],
  ["Day 1.000 of 2.000", daysInARow(1000, 2000)],
  ["By 1 Feb 2027", byDay("2027-02-01")],
  ["Reached 9 Jan 2027", byDay("2027-02-01", "2027-01-09")],
])("to a reader in Germany: %s (product 1.11)", (words, measure) => {
  expect(measureInWords(measure, notations["de-DE"])).toBe(words);
});

test("each template says what it aims at (product 3.13)", () => {
  expect(templates.map(targetInWords)).toEqual([
    "Target 1",
    "5 new connections",
    "21 days",
    "1 skill completed",
  ]);
});

test.each([
  [1, "pages", "1 page"],
  [2, "pages", "2 pages"],
  [0, "pages", "0 pages"],
  [1, "new connections", "1 new connection"],
  [1, "stories", "1 story"],
  [1, "movies", "1 movie"],
  [1, "people", "1 person"],
  [1, "boxes", "1 box"],
  [1, "hours of progress", "1 hours of progress"],
  [1, "skill completed", "1 skill completed"],
  [1, "kg", "1 kg"],
  [1, "", "1"],
])("%d %s is %s", (amount, unit, words) => {
  expect(amountInWords(amount, unit, plainNotation)).toBe(words);
});
