import { expect, test } from "vitest";
import type { Rhythm } from "#domain/check-in-period.ts";
import { noonOf, sampleGoal } from "#domain/sample-goal.ts";
import { dueUntil } from "./report-words.ts";

// March 11, 2026 is a Wednesday.
const now = noonOf("2026-03-11");

test.each<[string, readonly Rhythm[], string | null]>([
  ["a week", [{ from: "2026-03-09", weeks: 1 }], "2026-03-15"],
  ["two weeks", [{ from: "2026-03-09", weeks: 2 }], "2026-03-22"],
  ["none", [], null],
])("a check-in is open until the last day of its period: %s", (_, rhythms, last) => {
  const goal = { ...sampleGoal, rhythms, checkedIn: null };
  expect(dueUntil(goal, now)).toBe(last);
});
