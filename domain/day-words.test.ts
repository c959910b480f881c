import { describe, expect, test } from "vitest";
import { comingDayInWords, dateInWords, dayInWords, distanceInWords } from "./day-words.ts";
import { notations } from "./notation.fixture.ts";
import { plainNotation } from "./notation.ts";
import { noonOf } from "./sample-goal.ts";

test.each([
  ["2027-02-01", "Feb 1, 2027"],
  ["2028-02-29", "Feb 29, 2028"],
  ["0001-01-01", "Jan 1, 1"],
])("%s is written %s", (day, words) => {
  expect(dayInWords(day, plainNotation)).toBe(words);
});

describe("a day is written in the order of its reader, its month in English (product 1.11)", () => {
  test.each([
    ["en-US", "Feb 1, 2027", "Feb 1"],
    ["en-GB", "1 Feb 2027", "1 Feb"],
    ["de-DE", "1 Feb 2027", "1 Feb"],
    ["ja-JP", "2027 Feb 1", "Feb 1"],
  ] as const)("%s: %s, and without its year %s", (name, day, date) => {
    expect(dayInWords("2027-02-01", notations[name])).toBe(day);
    expect(dateInWords("2027-02-01", notations[name])).toBe(date);
  });
});

test("every month has the name that Intl gives it in English", () => {
  const named = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "medium" });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2027-${String(month).padStart(2, "0")}-09`;
    expect(dayInWords(day, plainNotation)).toBe(named.format(Date.parse(day)));
  }
});

test.each([
  ["2027-01-15", "today"],
  ["2027-01-16", "in 1 day"],
  ["2027-02-15", "in 31 days"],
  ["2027-01-14", "1 day ago"],
])("seen from January 15, %s is %s", (day, words) => {
  expect(distanceInWords(day, noonOf("2027-01-15"))).toBe(words);
});

test.each([
  ["2026-03-02", "Monday"],
  ["2026-03-08", "Sunday"],
  ["2026-03-09", "Monday"],
  ["2026-03-10", "Mar 10"],
])("from Monday, March 2, %s reads %s", (day, words) => {
  expect(comingDayInWords(day, { today: "2026-03-02" }, plainNotation)).toBe(words);
});
