import type { Day, Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { isPaused, presentPause } from "./pause.ts";
import { isUnderWay } from "./progress.ts";

export interface Away {
  /** The first day on which a goal goes on; null if none has an end. */
  readonly until: Day | null;
}

/** The owner's absence: all goals under way are paused; null if one is not, or for none (product 3.23). */
export function awayOf(goals: readonly GoalCard[], now: Now): Away | null {
  const underWay = goals.filter((goal) => isUnderWay(goal, now));
  if (underWay.length === 0 || !underWay.every((goal) => isPaused(goal, now))) return null;
  const ends = underWay.flatMap((goal) => presentPause(goal, now.today)?.until ?? []);
  return { until: ends.toSorted()[0] ?? null };
}
