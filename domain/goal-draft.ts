import { parseTypedDay } from "./typed-day.ts";
import type { Goal } from "./goal.ts";
import { recordOf, goalFieldNames, goalFields, goalTexts, type GoalField } from "./goal-fields.ts";
import {
  draftedMeasure,
  missingMeasureField,
  overlongMeasureField,
  type MeasureDraft,
} from "./measure-draft.ts";
import { isRefused, refuse, type Refusal, type Ruled } from "./refusal.ts";

export type GoalDraft = Readonly<
  Record<Exclude<GoalField, "measurable">, string> & { measurable: MeasureDraft }
>;

export type DraftedGoal = Pick<Goal, keyof GoalDraft>;

/** The first required field still empty, in step order; null for none (product 3.2). */
export function missingGoalField(draft: GoalDraft): string | null {
  const missing = goalFieldNames.map((field) => {
    if (field === "measurable") return missingMeasureField(draft.measurable);
    return draft[field].trim() === "" ? field : null;
  });
  return missing.find((field) => field !== null) ?? null;
}

function overlongField(draft: GoalDraft): string | null {
  const text = goalTexts.find((field) => draft[field].trim().length > goalFields[field].limit);
  return text ?? overlongMeasureField(draft.measurable);
}

/** A new goal's fields; refused in the order of product 3.5. */
export function draftedGoal(draft: GoalDraft): Ruled<DraftedGoal> {
  const missing = missingGoalField(draft);
  if (missing !== null) return refuse("goal.incomplete", missing);
  const overlong = overlongField(draft);
  if (overlong !== null) return refuse("request.invalid", overlong);
  const dueDate = parseTypedDay(draft.dueDate);
  if (dueDate === null) return refuse("goal.due-date-invalid", "dueDate");
  const measurable = draftedMeasure(draft.measurable);
  if (isRefused(measurable)) return measurable;
  return { ...recordOf(goalTexts, (field) => draft[field].trim()), measurable, dueDate };
}

const filledDraft: GoalDraft = {
  ...recordOf(goalTexts, () => "-"),
  measurable: { type: "Boolean", targetValue: "", unit: "" },
  dueDate: "2000-01-01",
};

/** Why one field cannot be saved, regardless of the others; null if it can (product 3.8). */
export function refusedField(field: keyof GoalDraft, draft: GoalDraft): Refusal | null {
  const ruled = draftedGoal({ ...filledDraft, [field]: draft[field] });
  return isRefused(ruled) ? ruled : null;
}
