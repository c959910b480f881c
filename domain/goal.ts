import type { Rhythm } from "./check-in-period.ts";
import type { Day } from "./day.ts";
import type { LongText } from "./goal-fields.ts";
import type { DatedStep } from "./goal-plan.ts";
import type { Measure } from "./measure.ts";
import type { Pause } from "./pause.ts";
import { refuse, type Refusal } from "./refusal.ts";

export type GoalStatus = "active" | "completed" | "closed";
export type CoachStatus = "accepted" | "declined_by_user";

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
  /** Milliseconds; null unless closed unfinished. */
  readonly closedAt: number | null;
  /** Oldest first, never overlapping. */
  readonly pauses: readonly Pause[];
  /** Milliseconds; null until the first update. */
  readonly lastProgressUpdateAt: number | null;
  readonly coachName: string | null;
  readonly coachStatus: CoachStatus | null;
  /** Milliseconds; kept at completion until the owner has seen the ceremony (product 43). */
  readonly completionAskedAt: number | null;
  /** The open step due first (product 23.6). */
  readonly nextStep: DatedStep | null;
  /** Oldest first. */
  readonly rhythms: readonly Rhythm[];
  /** First day of the last period with a check-in. */
  readonly checkedIn: Day | null;
  /** Grows by one with every change. */
  readonly rev: number;
}

export type GoalStanding = Pick<
  GoalCard,
  | "measurable"
  | "dueDate"
  | "createdAt"
  | "status"
  | "completed"
  | "closedAt"
  | "pauses"
  | "lastProgressUpdateAt"
>;

export interface Goal extends GoalCard, Readonly<Record<LongText, string>> {
  readonly coachUid: string | null;
  /** Milliseconds. */
  readonly coachedAt: number | null;
  /** Mark Complete asks the coach first (product 43.1). */
  readonly coachConfirms: boolean;
  /** '' unless closed unfinished. */
  readonly learned: string;
}

/** product 3.18 */
export const endedCodes = { completed: "goal.already-completed", closed: "goal.closed" } as const;

/** Why an ended goal refuses changes; null while active (product 3.18). */
export function endedRefusal({ status }: Pick<GoalCard, "status">): Refusal | null {
  return status === "active" ? null : refuse(endedCodes[status]);
}
