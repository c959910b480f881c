import { addDays, dayOf, daysBetween, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";

/** A time in which a goal rests, in days of its owner (product 3.21). */
export interface Pause {
  /** The day on which it was begun. */
  readonly from: Day;
  /** The first day that is no longer of it; null until resumed. */
  readonly until: Day | null;
  /** True once its owner has said whether the due date moves with it. */
  readonly answered: boolean;
  /** By how many days the answer moved the due date; absent where it did not. */
  readonly movedDays?: number | undefined;
}

type Paused = Pick<GoalCard, "status" | "pauses">;

/** The pause that a goal is in; null where it is in none, and where the goal has ended. */
export function presentPause({ status, pauses }: Paused, today: Day): Pause | null {
  const last = status === "active" ? pauses.at(-1) : undefined;
  // Who moves west is before its first day and has paused nonetheless, or before the day on which it was resumed, and has
  // resumed nonetheless.
  return last && !last.answered && (last.until === null || today < last.until) ? last : null;
}

/** True while a goal rests (product 3.21). */
export function isPaused(goal: Paused, { today }: Pick<Now, "today">): boolean {
  return presentPause(goal, today) !== null;
}

/** How many of the days after `after`, up to and with `to`, were paused. */
export function pausedDays(pauses: readonly Pause[], after: Day, to: Day): number {
  if (pauses.length === 0) return 0;
  const first = addDays(after, 1);
  const end = addDays(to, 1);
  return pauses.reduce((total, { from, until }) => {
    const begun = from > first ? from : first;
    const over = until !== null && until < end ? until : end;
    return total + Math.max(0, daysBetween(begun, over));
  }, 0);
}

/** The day up to which time has gone on for a goal: it stands still while the goal rests, and once it was closed. */
export function standingDay(
  goal: Pick<GoalCard, "status" | "pauses" | "closedAt">,
  { today, zone }: Pick<Now, "today" | "zone">,
): Day {
  if (goal.closedAt !== null) return dayOf(goal.closedAt, zone);
  const pause = presentPause(goal, today);
  return pause !== null && pause.from < today ? pause.from : today;
}

/** The day by which a goal has had so many days after `after` that are not paused; null where a pause has no end yet. */
export function dayAfterActive(pauses: readonly Pause[], after: Day, days: number): Day | null {
  let day = addDays(after, days);
  for (const { from, until } of pauses) {
    if (from > day || (until !== null && until <= after)) continue;
    if (until === null) return null;
    const begun = from > after ? from : addDays(after, 1);
    day = addDays(day, Math.max(0, daysBetween(begun, until)));
  }
  return day;
}
