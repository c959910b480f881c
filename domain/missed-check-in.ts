import { periodsBetween, periodState, type Excuse, type Period } from "./check-in-period.ts";
import { addDays, type Day } from "./day.ts";
import type { LoopGoal } from "./loop-week.ts";

/** Missed periods that ended after `since`, up to today, oldest first (product 25.4, 34.3). */
export function missedSince(
  goal: LoopGoal,
  excuse: Excuse,
  since: Day,
  today: Day,
): readonly Period[] {
  const { rhythms, ended, done } = goal;
  return periodsBetween(rhythms, since, addDays(today, -1)).filter((period) => {
    if (ended !== null && ended < period.until) return false;
    return periodState(goal, period, done.has(period.from), excuse, today) === "missed";
  });
}
