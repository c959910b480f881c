import type { Now } from "./day.ts";
import { endedRefusal, type GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";
import { percentage } from "./progress.ts";
import { refuse, type Ruled } from "./refusal.ts";

/** product 3.15: the coach is cleared; the status says by whom */
export interface Completion {
  readonly status: "completed";
  readonly completed: true;
  readonly completedAt: number;
  readonly coachStatus: "declined_by_user";
  readonly completionAskedAt: null;
}

function isFarEnough(goal: GoalCard, now: Now): boolean {
  return percentage(goal, now) >= limits.markComplete;
}

/** Completes a goal, once, from `markComplete` percent on (product 3.15). */
export function completed(goal: GoalCard, now: Now): Ruled<Completion> {
  const ended = endedRefusal(goal);
  if (ended) return ended;
  if (!isFarEnough(goal, now)) return refuse("goal.not-far-enough");
  return {
    status: "completed",
    completed: true,
    completedAt: now.at,
    coachStatus: "declined_by_user",
    completionAskedAt: null,
  };
}

/** The request after a change of the goal: below `markComplete` it ends (product 43.5). */
export function askedAfter(goal: GoalCard, now: Now): number | null {
  return isFarEnough(goal, now) ? goal.completionAskedAt : null;
}

export type OfferedAction = "update" | "complete";

/** Actions of a card: Update Progress, and Mark Complete where allowed (product 3.16, 43.2). */
export function offeredActions(goal: GoalCard, now: Now): readonly OfferedAction[] {
  if (goal.status !== "active") return [];
  const mayComplete = goal.completionAskedAt === null && isFarEnough(goal, now);
  return mayComplete ? ["update", "complete"] : ["update"];
}
