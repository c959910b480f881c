import { daysBetween, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { isOverdue, isStalled } from "./insight.ts";
import type { Measure, MeasureValue } from "./measure.ts";
import { isPaused } from "./pause.ts";
import { isCompleted, percentage } from "./progress.ts";

/** How a goal stands in a digest. */
export interface DigestGoal {
  readonly goalId: string;
  readonly description: string;
  readonly percentage: number;
  /** Percentage points since the digest before; null where nothing can be compared. */
  readonly gained: number | null;
  readonly state: "completed" | "moved" | "still" | "overdue";
  readonly dueDate: Day;
}

/** A goal, and its value before its first change in the time that the digest looks back on; undefined without one. */
export interface LookedBack {
  readonly goal: GoalCard;
  readonly before: MeasureValue | undefined;
}

export interface Digest {
  readonly goals: readonly DigestGoal[];
  /** One thing to do next. */
  readonly nextStep: string;
}

function gainOf({ goal, before }: LookedBack, now: Now): number | null {
  // A Date goal's percentage grows with time alone: that is no step.
  if (goal.measurable.type === "Date") return null;
  if (before === undefined) return 0;
  const measurable = { ...goal.measurable, currentValue: before } as Measure;
  return percentage(goal, now) - percentage({ ...goal, completed: false, measurable }, now);
}

function stateOf({ goal, before }: LookedBack, now: Now): DigestGoal["state"] {
  if (isCompleted(goal, now)) return "completed";
  if (before !== undefined) return "moved";
  return isOverdue(goal, now) ? "overdue" : "still";
}

function digestGoal(looked: LookedBack, now: Now): DigestGoal {
  const { id: goalId, description, dueDate } = looked.goal;
  return {
    goalId,
    description,
    percentage: percentage(looked.goal, now),
    gained: gainOf(looked, now),
    state: stateOf(looked, now),
    dueDate,
  };
}

/** Open goals, and those that were finished in the time looked back on; of a goal that rests, what was done. */
function belongs({ goal, before }: LookedBack, since: number, now: Now): boolean {
  if (!isCompleted(goal, now)) return before !== undefined || !isPaused(goal, now);
  return before !== undefined || (goal.completedAt ?? 0) >= since;
}

/** What a digest of goals proposes. */
export function nextStepOf(goals: readonly GoalCard[], now: Now): string {
  const open = goals
    .filter((goal) => !isCompleted(goal, now) && !isPaused(goal, now))
    .toSorted((one, other) => daysBetween(other.dueDate, one.dueDate));
  const overdue = open.find((goal) => isOverdue(goal, now));
  if (overdue !== undefined) return `one small step on “${overdue.description}” still counts.`;
  const stalled = open.find((goal) => isStalled(goal, now));
  if (stalled !== undefined) return `begin again with “${stalled.description}”, however small.`;
  const [nearest] = open;
  if (nearest !== undefined) return `a step on “${nearest.description}”, which is due first.`;
  return "set the goal that comes after this one.";
}

/** What a digest says of a person's goals since an instant; null where there is nothing to say. */
export function digestOf(looked: readonly LookedBack[], since: number, now: Now): Digest | null {
  const told = looked.filter((one) => belongs(one, since, now));
  if (told.length === 0) return null;
  return {
    goals: told.map((one) => digestGoal(one, now)),
    nextStep: nextStepOf(
      told.map(({ goal }) => goal),
      now,
    ),
  };
}
