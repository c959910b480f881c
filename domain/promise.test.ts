import { expect, test } from "vitest";
import type { Rhythm } from "./check-in-period.ts";
import { plainNotation } from "./notation.ts";
import { promiseBegins, promiseUntil } from "./promise.ts";
import { noonOf, sampleGoal } from "./sample-goal.ts";

// March 11, 2026 is a Wednesday.
const now = noonOf("2026-03-11");

test.each<[string, readonly Rhythm[], string]>([
  ["a week", [{ from: "2026-03-09", weeks: 1 }], "By next Monday I will"],
  ["two weeks", [{ from: "2026-03-09", weeks: 2 }], "By Mar 23 I will"],
  [
    "no more after this one",
    [
      { from: "2026-03-09", weeks: 1 },
      { from: "2026-03-16", weeks: 0 },
    ],
    "By next Monday I will",
  ],
  ["none", [], "I will"],
])("a promise is until the next check-in: %s", (_, rhythms, begins) => {
  const goal = { ...sampleGoal, rhythms, checkedIn: null };
  expect(promiseBegins(promiseUntil(goal, now), now, plainNotation)).toBe(begins);
});
