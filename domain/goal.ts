import { parseTypedDay, type Day, type Now } from "./day.ts";
import { limits } from "./limits.ts";
import {
  draftedMeasure,
  missingMeasureField,
  overlongMeasureField,
  type Measure,
  type MeasureDraft,
} from "./measure.ts";
import { percentage } from "./progress.ts";
import { isRefused, refuse, type Refusal, type Ruled } from "./refusal.ts";

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

/** A goal as it was typed into the seven steps: all text. */
export interface GoalDraft {
  readonly description: string;
  readonly category: string;
  readonly specific: string;
  readonly measurable: MeasureDraft;
  readonly achievable: string;
  readonly relevant: string;
  readonly dueDate: string;
}

/** The fields of a goal that come from its draft. */
export type DraftedGoal = Pick<Goal, keyof GoalDraft>;

const draftTexts = {
  description: limits.description,
  category: limits.category,
  specific: limits.smartText,
  achievable: limits.smartText,
  relevant: limits.smartText,
} as const satisfies Record<Exclude<keyof GoalDraft, "measurable" | "dueDate">, number>;

function emptyField(draft: GoalDraft, fields: readonly Exclude<keyof GoalDraft, "measurable">[]) {
  return fields.find((field) => draft[field].trim() === "");
}

/** The first required field, in the order of the seven steps, that is still empty; or null (product 3.2). */
export function missingGoalField(draft: GoalDraft): string | null {
  return (
    emptyField(draft, ["description", "category", "specific"]) ??
    missingMeasureField(draft.measurable) ??
    emptyField(draft, ["achievable", "relevant", "dueDate"]) ??
    null
  );
}

function overlongField(draft: GoalDraft): string | null {
  const fields = Object.keys(draftTexts) as (keyof typeof draftTexts)[];
  const text = fields.find((field) => draft[field].trim().length > draftTexts[field]);
  return text ?? overlongMeasureField(draft.measurable);
}

/**
 * The fields of a new goal from what was typed. Refused are, in this order, empty fields, texts that are too long, the
 * due date and the measure (product 3.5).
 */
export function draftedGoal(draft: GoalDraft): Ruled<DraftedGoal> {
  const missing = missingGoalField(draft);
  if (missing !== null) return refuse("goal.incomplete", missing);
  const overlong = overlongField(draft);
  if (overlong !== null) return refuse("request.invalid", overlong);
  const dueDate = parseTypedDay(draft.dueDate);
  if (dueDate === null) return refuse("goal.due-date-invalid", "dueDate");
  const measurable = draftedMeasure(draft.measurable);
  if (isRefused(measurable)) return measurable;
  return {
    description: draft.description.trim(),
    category: draft.category.trim(),
    specific: draft.specific.trim(),
    measurable,
    achievable: draft.achievable.trim(),
    relevant: draft.relevant.trim(),
    dueDate,
  };
}

const filledDraft: GoalDraft = {
  description: "-",
  category: "-",
  specific: "-",
  measurable: { type: "Boolean", targetValue: "", unit: "" },
  achievable: "-",
  relevant: "-",
  dueDate: "2000-01-01",
};

/** Why one field of a draft cannot be saved, whatever stands in the others; or null (product 3.8). */
export function refusedField(field: keyof GoalDraft, draft: GoalDraft): Refusal | null {
  const ruled = draftedGoal({ ...filledDraft, [field]: draft[field] });
  return isRefused(ruled) ? ruled : null;
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
