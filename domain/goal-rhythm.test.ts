import { expect, test } from "vitest";
import { cadenceOf, cadences, periodsBetween, type Rhythm } from "./check-in-period.ts";
import { addDays, type Day } from "./day.ts";
import type { KeptGoal } from "./goal-life.ts";
import { recadenced } from "./goal-rhythm.ts";
import * as limits from "./limits.ts";
import { isRefused } from "./refusal.ts";
import { noonOf } from "./sample-goal.ts";
import { keptGoal } from "./standing.fixture.ts";
import { restartedRhythms } from "./check-in-rhythm.ts";

// A Thursday.
const now = noonOf("2025-03-20");
// As many changes as are kept, the last of them on the Monday of this week.
const rhythms = Array.from({ length: limits.rhythmsPerGoal }, (_, at): Rhythm => ({
  from: addDays("2025-03-17", 28 * (at - limits.rhythmsPerGoal + 1)),
  weeks: at % 2 === 0 ? 2 : 1,
}));
const goal: KeptGoal = {
  ...keptGoal,
  rhythms,
  checkedIn: "2025-03-17",
};

test.each(cadences.filter((weeks) => weeks !== cadenceOf(rhythms)))(
  "a goal keeps its newest 40 changes, with one to a cadence of %i weeks",
  (weeks) => {
    const changed = recadenced(goal, weeks, now);
    const kept = isRefused(changed) ? [] : changed.goal.rhythms;
    expect(kept).toEqual([...rhythms.slice(1), { from: "2025-03-24", weeks }]);
  },
);

test.each<[string, Day, Day, Day, Day]>([
  // Its owner has moved west, to the day before a period that they had checked in for.
  ["before a period that was done", "2026-03-16", "2026-03-15", "2026-03-15", "2026-03-23"],
  ["within one that was done", "2026-03-09", "2026-03-10", "2026-03-12", "2026-03-16"],
])("a goal that comes back %s has each period once", (_, checkedIn, ended, today, next) => {
  const mondays: readonly Rhythm[] = [{ from: "2026-03-02", weeks: 1 }];
  const back = restartedRhythms({ rhythms: mondays, checkedIn }, ended, today);
  expect(back).toEqual([...mondays, { from: next, weeks: 1 }]);
  const begins = periodsBetween(back, "2026-01-01", "2026-04-01").map(({ from }) => from);
  expect(begins).toEqual(["2026-03-02", "2026-03-09", "2026-03-16", "2026-03-23", "2026-03-30"]);
});
