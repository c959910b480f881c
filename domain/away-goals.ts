import { isAway, type Absence } from "./away.ts";
import type { Day, Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { isPaused } from "./pause.ts";
import { isUnderWay } from "./progress.ts";

/** Another day for an absence that lasts keeps its first day. */
export function absenceUntil(before: Absence | null, until: Day | null, today: Day): Absence {
  const since = isAway(before, today) ? before?.since : undefined;
  // After a move west, today may lie before.
  return { since: since !== undefined && since < today ? since : today, until };
}

/** Paused with all goals, not alone: the pause begins in the absence, ends with it and is unanswered. */
function isOfAbsence({ status, pauses }: GoalCard, { since, until }: Absence): boolean {
  const last = status === "active" ? pauses.at(-1) : undefined;
  return last !== undefined && !last.answered && last.from >= since && last.until === until;
}

/** True for goals that going away pauses, and those whose pause gets the absence's new day. */
export function isPausedBy(
  goal: GoalCard,
  before: Absence | null,
  until: Day | null,
  now: Now,
): boolean {
  if (before !== null && isAway(before, now.today) && isOfAbsence(goal, before))
    return before.until !== until;
  return isUnderWay(goal, now) && !isPaused(goal, now);
}

/** Goals that a return resumes or asks about: of the absence; without one, all that are paused. */
export function returningGoals<G extends GoalCard>(
  goals: readonly G[],
  absence: Absence | null,
  now: Now,
): readonly G[] {
  const own = absence === null ? [] : goals.filter((goal) => isOfAbsence(goal, absence));
  if (own.length > 0 || isAway(absence, now.today)) return own;
  return goals.filter((goal) => isPaused(goal, now));
}
