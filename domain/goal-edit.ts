import type { Now } from "./day.ts";
import { askedAfter } from "./completion.ts";
import { conflictingField, type Fields } from "./form-change.ts";
import { editFields, type EditedField, type EditField, type EditFields } from "./goal-change.ts";
import { draftedGoal, type GoalDraft } from "./goal-draft.ts";
import { recordOf } from "./goal-fields.ts";
import type { LifeChange, KeptGoal } from "./goal-life.ts";
import { goalStateOf, refusalIn } from "./goal-state.ts";
import type { Goal } from "./goal.ts";
import { hasCoach } from "./invitation.ts";
import * as limits from "./limits.ts";
import type { Measure } from "./measure.ts";
import { isRefused, refuse, type Refusal, type Ruled } from "./refusal.ts";

export interface GoalEdit {
  readonly change: Fields<EditFields>;
  readonly shown: Fields<EditFields>;
  readonly why?: string | undefined;
}

/** A goal's fields as its form shows them, as plain text (product 1.11). */
export function editFieldsOf(goal: Goal): EditFields {
  const { targetValue, unit } = goal.measurable;
  return recordOf(editFields, (field) => {
    if (field === "targetValue") return targetValue === null ? "" : String(targetValue);
    return field === "unit" ? unit : goal[field];
  });
}

/** The fields as a draft; the measure type is fixed (product 3.20). */
export function draftOfFields(fields: EditFields, { type }: Pick<Measure, "type">): GoalDraft {
  const { targetValue, unit, ...texts } = fields;
  return { ...texts, measurable: { type, targetValue, unit } };
}

function editField(field: string | undefined): string | undefined {
  return field?.replace("measurable.", "");
}

function differencesOf(before: EditFields, after: EditFields): readonly EditedField[] {
  return editFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** True if changing these fields requires a reason (product 3.20). */
export function asksWhy(fields: readonly EditField[]): boolean {
  return fields.some((field) => field === "targetValue" || field === "dueDate");
}

function whyOf(
  goal: Goal,
  { why = "" }: GoalEdit,
  fields: readonly EditedField[],
): Ruled<string | null> {
  const said = why.trim();
  if (said.length > limits.reason) return refuse("request.invalid", "why");
  if (said !== "") return said;
  const names = fields.map(({ field }) => field);
  return asksWhy(names) && hasCoach(goal) ? refuse("goal.why-missing", "why") : null;
}

function redrafted<G extends Goal>(goal: G, draft: GoalDraft): Ruled<G> {
  const drafted = draftedGoal(draft);
  if (isRefused(drafted)) return { ...drafted, field: editField(drafted.field) } as Refusal;
  const { currentValue } = goal.measurable;
  return { ...goal, ...drafted, measurable: { ...drafted.measurable, currentValue } as Measure };
}

/** The edited goal, `change` null if nothing changed; refused by product 3.20. */
export function edited(goal: KeptGoal, edit: GoalEdit, now: Now): Ruled<LifeChange> {
  const no = refusalIn("edit", goalStateOf(goal, now));
  if (no) return no;
  const before = editFieldsOf(goal);
  const overtaken = conflictingField(before, edit.change, edit.shown);
  if (overtaken !== undefined) return refuse("form.overtaken", overtaken);
  const asked = recordOf(editFields, (field) => edit.change[field] ?? before[field]);
  const after = redrafted(goal, draftOfFields(asked, goal.measurable));
  if (isRefused(after)) return after;
  const fields = differencesOf(before, editFieldsOf(after));
  const why = whyOf(goal, edit, fields);
  if (isRefused(why)) return why;
  if (fields.length === 0) return { goal, change: null };
  const isNewTarget = fields.some(({ field }) => field === "targetValue");
  const completionAskedAt = isNewTarget ? null : askedAfter(after, now);
  return { goal: { ...after, completionAskedAt }, change: { what: "edited", fields, why } };
}
