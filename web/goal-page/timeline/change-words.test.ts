import { expect, test } from "vitest";
import { plainNotation } from "#domain/notation.ts";
import { changeInWords } from "./change-words.ts";

test.each([
  [{ days: 0, dueDate: null }, "Back on the same day"],
  [{ days: 1, dueDate: null }, "Back after 1 day"],
  [{ days: 12, dueDate: "2027-03-13" }, "Back after 12 days, due date moved to Mar 13, 2027"],
  [
    { days: 12, dueDate: "2027-03-13", over: true },
    "Due date moved to Mar 13, 2027, after the pause",
  ],
] as const)("a return: %o", (told, words) => {
  const change = { what: "resumed", ...told } as const;
  expect(changeInWords(change, plainNotation)).toEqual({ what: words, more: [] });
});

test.each([
  [7, "No check-in this week"],
  [8, "No check-in in 8 days"],
] as const)("a missed period of %i days", (days, words) => {
  const change = { what: "check-in-missed", days } as const;
  expect(changeInWords(change, plainNotation)).toEqual({ what: words, more: [] });
});

test.each([
  ["day", "Came back after a missed day"],
  ["week", "Came back after a missed check-in"],
] as const)("a comeback after a missed %s", (after, words) => {
  const change = { what: "came-back", after } as const;
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
