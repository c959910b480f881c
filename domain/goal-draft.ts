import { parseTypedDay } from "./day.ts";
import type { Goal } from "./goal.ts";
import * as limits from "./limits.ts";
import {
  draftedMeasure,
  missingMeasureField,
  overlongMeasureField,
  type MeasureDraft,
} from "./measure-draft.ts";
import { isRefused, refuse, type Refusal, type Ruled } from "./refusal.ts";

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
