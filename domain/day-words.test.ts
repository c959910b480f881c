import { expect, test } from "vitest";
import { dayInWords, distanceInWords } from "./day-words.ts";
import { noonOf } from "./sample-goal.ts";

test.each([
  ["2027-02-01", "Feb 1, 2027"],
  ["2028-02-29", "Feb 29, 2028"],
  ["1969-12-31", "Dec 31, 1969"],
])("%s is written %s", (day, words) => {
  expect(dayInWords(day)).toBe(words);
});

test.each([
  ["2027-01-15", "today"],
  ["2027-01-16", "in 1 day"],
  ["2027-02-15", "in 31 days"],
  ["2027-01-14", "1 day ago"],
  ["2027-01-05", "10 days ago"],
])("seen from January 15, %s is %s", (day, words) => {
  expect(distanceInWords(day, noonOf("2027-01-15"))).toBe(words);
});
