import { expect, test } from "vitest";
import type { Rhythm } from "#domain/check-in-period.ts";
import { plainNotation } from "#domain/notation.ts";
import { noonOf, sampleGoal } from "#domain/sample-goal.ts";
import { dueUntil, promiseBegins } from "./report-words.ts";

// March 11, 2026 is a Wednesday.
const now = noonOf("2026-03-11");

test.each<[string, readonly Rhythm[], string, string | null]>([
  ["a week", [{ from: "2026-03-09", weeks: 1 }], "By next Monday I will", "2026-03-15"],
  ["two weeks", [{ from: "2026-03-09", weeks: 2 }], "By Mar 23 I will", "2026-03-22"],
  [
    "no more after this one",
    [
      { from: "2026-03-09", weeks: 1 },
      { from: "2026-03-16", weeks: 0 },
    ],
    "By next Monday I will",
    "2026-03-15",
  ],
  ["none", [], "I will", null],
])("a promise is until the next check-in: %s", (_, rhythms, begins, last) => {
  const goal = { ...sampleGoal, rhythms, checkedIn: null };
  expect(promiseBegins(goal, now, plainNotation)).toBe(begins);
  expect(dueUntil(goal, now)).toBe(last);
});
