import { addDays, type Day } from "./day.ts";
import type { Goal } from "./goal.ts";
import type { KeptGoal } from "./goal-life.ts";
import { noonOf, outOf100, sampleGoal } from "./sample-goal.ts";

/** The day on which goals stand as they are told to. */
export const today: Day = "2025-03-20";
export const now = noonOf(today);

/** How a goal stands today. */
export interface Standing {
  /** Of 100. */
  readonly percent?: number;
  /** Days without progress. */
  readonly idle?: number;
  /** Days to the due date. */
  readonly due?: number;
  readonly completed?: boolean;
}

/** One that was moved today, and has 30 days, unless told. */
export function goalWith(
  { percent = 10, idle = 0, due = 30, completed = false }: Standing,
  over: Partial<Goal> = {},
): Goal {
  return {
    ...sampleGoal,
    measurable: outOf100(percent),
    lastProgressUpdateAt: noonOf(addDays(today, -idle)).at,
    dueDate: addDays(today, due),
    completed,
    status: completed ? "completed" : "active",
    ...over,
  };
}

/** The sample goal as it is kept. */
export const keptGoal: KeptGoal = {
  ...sampleGoal,
  deletedAt: null,
  formerCoachUid: null,
  formerCoachedAt: null,
  checkInDay: 1,
};
