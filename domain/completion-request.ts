import { completesAt, isWaiting } from "./completion-times.ts";
import type { ChangeOfCoach, GoalChange } from "./goal-change.ts";
import { uncoached, type KeptGoal, type LifeChange } from "./goal-life.ts";
import { goalStateOf, refusalIn } from "./goal-state.ts";
import type { Now } from "./day.ts";
import { refuse, type Refusal, type Ruled } from "./refusal.ts";

/** Whether the coach confirms a completion; refused while a request waits (product 43.1). */
export function coachConfirmsChosen(
  goal: KeptGoal,
  coachConfirms: boolean,
  now: Now,
): Ruled<LifeChange> {
  const no = refusalIn("coach-confirms", goalStateOf(goal, now));
  if (no) return no;
  if (goal.coachConfirms === coachConfirms) return { goal, change: null };
  if (isWaiting(goal)) return refuse("completion.waits");
  return { goal: { ...goal, coachConfirms }, change: null };
}

/** A request names the instant at which it was made (product 43.3). */
function notAsked(goal: KeptGoal, askedAt: number): Refusal | null {
  const waits = isWaiting(goal) && goal.completionAskedAt === askedAt;
  return waits ? null : refuse("completion.not-asked");
}

export function requestTakenBack(goal: KeptGoal, askedAt: number): Ruled<LifeChange> {
  const no = notAsked(goal, askedAt);
  return no ?? { goal: { ...goal, completionAskedAt: null }, change: null };
}

/** Ended by the coach's note (product 43.3). */
export function notYet(goal: KeptGoal, askedAt: number, coachId: string): Ruled<LifeChange> {
  const no = notAsked(goal, askedAt);
  if (no) return no;
  return {
    goal: { ...goal, completionAskedAt: null },
    change: { what: "completion-not-yet", coachId },
  };
}

function completedBy(goal: KeptGoal, change: GoalChange | ChangeOfCoach, { at }: Now): LifeChange {
  return {
    goal: { ...uncoached(goal), status: "completed", completed: true, completedAt: at },
    change,
  };
}

/** Completed by the coach's word; `now` is the owner's (product 43.3). */
export function confirmed(
  goal: KeptGoal,
  askedAt: number,
  coachId: string,
  now: Now,
): Ruled<LifeChange> {
  const no = notAsked(goal, askedAt);
  return no ?? completedBy(goal, { what: "completion-confirmed", coachId }, now);
}

/** Completed without an answer; null before its time (product 43.4). */
export function completedUnanswered(goal: KeptGoal, now: Now): LifeChange | null {
  const { completionAskedAt: askedAt, deletedAt } = goal;
  if (!isWaiting(goal) || askedAt === null || deletedAt !== null) return null;
  if (now.at < completesAt(askedAt)) return null;
  return completedBy(goal, { what: "completion-unanswered" }, now);
}

/** The owner has seen the ceremony, once (product 43.3). */
export function celebrated(goal: KeptGoal): Ruled<LifeChange> {
  if (goal.status !== "completed" || goal.completionAskedAt === null)
    return refuse("completion.not-asked");
  return { goal: { ...goal, completionAskedAt: null }, change: null };
}
