import { expect, test } from "vitest";
import { plainNotation } from "#domain/notation.ts";
import { changeInWords } from "./change-words.ts";

test.each([
  [0, null, "Resumed on the same day"],
  [1, null, "Resumed after 1 day"],
  [12, "2027-03-13", "Resumed after 12 days, due date moved to Mar 13, 2027"],
])("a pause of %i days", (days, dueDate, words) => {
  const change = { what: "resumed", days, dueDate } as const;
  expect(changeInWords(change, plainNotation)).toEqual({ what: words, more: [] });
});

test.each([
  [1, "Check-ins: every week"],
  [2, "Check-ins: every two weeks"],
  [0, "Check-ins: none"],
] as const)("a cadence of %i weeks", (weeks, words) => {
  const change = { what: "cadence-changed", weeks } as const;
  expect(changeInWords(change, plainNotation)).toEqual({ what: words, more: [] });
});
