import { addDays, dayOf, daysBetween, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";

/** product 3.21 */
export interface Pause {
  readonly from: Day;
  /** Exclusive; null until resumed. */
  readonly until: Day | null;
  /** True once the owner decided on the due date. */
  readonly answered: boolean;
  readonly movedDays?: number | undefined;
  /** Of an answered one: its day came before it was answered. */
  readonly elapsed?: true | undefined;
}

type Paused = Pick<GoalCard, "status" | "pauses">;

/** The goal's present pause; null for none or an ended goal. */
export function presentPause({ status, pauses }: Paused, today: Day): Pause | null {
  const last = status === "active" ? pauses.at(-1) : undefined;
  // After a move west, today may lie before `from`, or before the day of resuming.
  return last && !last.answered && (last.until === null || today < last.until) ? last : null;
}

/** True while a goal is paused (product 3.21). */
export function isPaused(goal: Paused, { today }: Pick<Now, "today">): boolean {
  return presentPause(goal, today) !== null;
}

/** Paused days in (after, to]. */
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

/** The last day that counts: fixed while paused and once closed. */
export function standingDay(
  goal: Pick<GoalCard, "status" | "pauses" | "closedAt">,
  { today, zone }: Pick<Now, "today" | "zone">,
): Day {
  if (goal.closedAt !== null) return dayOf(goal.closedAt, zone);
  const pause = presentPause(goal, today);
  return pause !== null && pause.from < today ? pause.from : today;
}

/** The day after `days` unpaused days from `after`; null if a pause has no end. */
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
