import type { Rhythm } from "./cadence.ts";
import type { Day } from "./day.ts";
import type { LongText } from "./goal-fields.ts";
import type { DatedStep } from "./goal-plan.ts";
import type { Measure } from "./measure.ts";
import type { Pause } from "./pause.ts";
import { refuse, type Refusal } from "./refusal.ts";

export type GoalStatus = "active" | "completed" | "closed";
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
  /** Milliseconds; null unless it was closed without being finished. */
  readonly closedAt: number | null;
  /** Oldest first; no two of them meet. */
  readonly pauses: readonly Pause[];
  /** Milliseconds; null until the first update. */
  readonly lastProgressUpdateAt: number | null;
  readonly coachName: string | null;
  readonly coachStatus: CoachStatus | null;
  /** The open step that is due first (product 23.6). */
  readonly nextStep: DatedStep | null;
  /** How its check-ins come, oldest first. */
  readonly rhythms: readonly Rhythm[];
  /** The first day of the last period for which a check-in was written. */
  readonly checkedIn: Day | null;
  /** Grows by one with every change of the goal. */
  readonly rev: number;
}

/** What decides how far a goal is, and how it stands. */
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

/** A goal with its long texts. */
export interface Goal extends GoalCard, Readonly<Record<LongText, string>> {
  readonly coachUid: string | null;
  /** Milliseconds. */
  readonly coachedAt: number | null;
  /** What was learned where it was closed without being finished; '' else. */
  readonly learned: string;
}

/** What a goal that has ended refuses with, where only a goal under way takes it (product 3.18). */
export const endedCodes = { completed: "goal.already-completed", closed: "goal.closed" } as const;

/** Why a goal that has ended takes no more of what only a goal under way takes; null while it is under way. */
export function endedRefusal({ status }: Pick<GoalCard, "status">): Refusal | null {
  return status === "active" ? null : refuse(endedCodes[status]);
}
