import type { Day, Now } from "./day.ts";
import { limits } from "./limits.ts";
import type { Measure } from "./measure.ts";
import { percentage } from "./progress.ts";
import { refuse, type Ruled } from "./refusal.ts";

export type GoalStatus = "active" | "completed";
export type CoachStatus = "accepted" | "declined_by_user";

/** What rules need to know of a goal: the part that a card shows. */
export interface GoalCard {
  readonly id: string;
  readonly description: string;
  readonly category: string;
  readonly measurable: Measure;
  readonly dueDate: Day;
  /** Milliseconds. */
  readonly createdAt: number;
  readonly status: GoalStatus;
  readonly completed: boolean;
  /** Milliseconds; null until then. */
  readonly completedAt: number | null;
  /** Milliseconds; null until the first update. */
  readonly lastProgressUpdateAt: number | null;
  readonly coachName: string | null;
  readonly coachStatus: CoachStatus | null;
  /** Grows by one with every change of the goal. */
  readonly rev: number;
}

/** A goal with its four long texts. */
export interface Goal extends GoalCard {
  readonly specific: string;
  readonly achievable: string;
  readonly relevant: string;
  readonly coachUid: string | null;
  /** Milliseconds. */
  readonly coachedAt: number | null;
}

/** What completing changes. The coach is cleared, and the status says by whom (product 3.15). */
export interface Completion {
  readonly status: "completed";
  readonly completed: true;
  readonly completedAt: number;
  readonly coachStatus: "declined_by_user";
}

/** Marks a goal complete, once, from `markComplete` percent on (product 3.15). */
export function completed(goal: GoalCard, now: Now): Ruled<Completion> {
  if (goal.completed) return refuse("goal.already-completed");
  if (percentage(goal, now) < limits.markComplete) return refuse("goal.not-far-enough");
  return {
    status: "completed",
    completed: true,
    completedAt: now.at,
    coachStatus: "declined_by_user",
  };
}

export type OfferedAction = "update" | "complete";

/** What a card offers: Update Progress while incomplete, Mark Complete where that is allowed (product 3.16). */
export function offeredActions(goal: GoalCard, now: Now): readonly OfferedAction[] {
  if (goal.completed) return [];
  return percentage(goal, now) >= limits.markComplete ? ["update", "complete"] : ["update"];
}
