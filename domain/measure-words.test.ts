import { expect, test } from "vitest";
import type { Measure, MeasureValue } from "./measure.ts";
import { notations } from "./notation.fixture.ts";
import { plainNotation } from "./notation.ts";
import { templates } from "./template.ts";
import {
  changeToInWords,
  measureInWords,
  roughAmountInWords,
  targetInWords,
} from "./measure-words.ts";

test.each<[string, Measure]>([
  ["0.5 of 12,000 km", { type: "Numeric", targetValue: 12_000, currentValue: 0.5, unit: "km" }],
  ["0 of 21 days", { type: "DailyStreak", targetValue: 21, currentValue: 0, unit: "days" }],
  ["Day 4 of 21", { type: "DailyStreak", targetValue: 21, currentValue: 4, unit: "days" }],
  ["Not done yet", { type: "Boolean", targetValue: null, currentValue: false, unit: "" }],
  ["Done", { type: "Boolean", targetValue: null, currentValue: true, unit: "" }],
  ["By Feb 1, 2027", { type: "Date", targetValue: "2027-02-01", currentValue: null, unit: "" }],
  [
    "Achieved Jan 9, 2027",
    { type: "Date", targetValue: "2027-02-01", currentValue: "2027-01-09", unit: "" },
  ],
])("%s", (words, measure) => {
  expect(measureInWords(measure, plainNotation)).toBe(words);
});

test.each<[string, Measure]>([
  [
    "1.200,5 of 12.000 km",
    { type: "Numeric", targetValue: 12_000, currentValue: 1200.5, unit: "km" },
  ],
  [
    "Day 1.000 of 2.000",
    { type: "DailyStreak", targetValue: 2000, currentValue: 1000, unit: "days" },
  ],
  ["By 1 Feb 2027", { type: "Date", targetValue: "2027-02-01", currentValue: null, unit: "" }],
  [
    "Achieved 9 Jan 2027",
    { type: "Date", targetValue: "2027-02-01", currentValue: "2027-01-09", unit: "" },
  ],
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
  [0.5, "0.5"],
  [1, "1"],
  [2.27, "2.3"],
  [9.96, "10"],
  [15.13, "15"],
  [1_234.5, "1,235"],
])("about %d is said as %s", (amount, words) => {
  expect(roughAmountInWords(amount, plainNotation)).toBe(words);
});

const books = { type: "Numeric", targetValue: 12_000, currentValue: 4, unit: "books" } as const;

test.each<[string, Measure, MeasureValue]>([
  ["+1, to 4 of 12,000 books", books, 3],
  ["−1.5, to 4 of 12,000 books", books, 5.5],
  ["No change", books, 4],
  ["+1, to 4 of 12,000", { ...books, unit: "" }, 3],
  [
    "+1, to 1 of 21 days",
    { type: "DailyStreak", targetValue: 21, currentValue: 1, unit: "days" },
    0,
  ],
  ["Done", { type: "Boolean", targetValue: null, currentValue: true, unit: "" }, false],
  [
    "Reached on Jan 9, 2027",
    { type: "Date", targetValue: "2027-02-01", currentValue: "2027-01-09", unit: "" },
    null,
  ],
])("a change says where it leads: %s", (words, measure, before) => {
  expect(changeToInWords(measure, before, plainNotation)).toBe(words);
});
