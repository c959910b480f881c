import { periodsBetween, type Rhythm } from "./check-in-period.ts";
import type { Day } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { sampleGoal } from "./sample-goal.ts";

// Mondays of March 2026: 2, 9, 16, 23, 30.
export const mondays: readonly Rhythm[] = [{ from: "2026-03-02", weeks: 1 }];
export const fortnights: readonly Rhythm[] = [{ from: "2026-03-02", weeks: 2 }];

export function goalOf(rhythms: readonly Rhythm[], more: Partial<GoalCard> = {}): GoalCard {
  return { ...sampleGoal, rhythms, ...more };
}

/** First day and end of each period that has begun by a day. */
export function spans(rhythms: readonly Rhythm[], to: Day): string[] {
  return periodsBetween(rhythms, "2026-01-01", to).map(({ from, until }) => `${from} ${until}`);
}
