import { addDays, dayOf, daysBetween, parseDay, type Day, type Now } from "./day.ts";
import type { GoalDraft } from "./goal-draft.ts";
import { draftOfFields, editFieldsOf } from "./goal-edit.ts";
import type { Goal } from "./goal.ts";

/** The form from a past goal, its dates moved to today (product 3.28); '' if out of range. */
export function draftAgain(goal: Goal, { today, zone }: Now): GoalDraft {
  const since = daysBetween(dayOf(goal.createdAt, zone), today);
  const later = (day: Day) => parseDay(addDays(day, since)) ?? "";
  const { measurable, dueDate, ...texts } = draftOfFields(editFieldsOf(goal), goal.measurable);
  const targetValue =
    goal.measurable.type === "Date" ? later(goal.measurable.targetValue) : measurable.targetValue;
  return { ...texts, measurable: { ...measurable, targetValue }, dueDate: later(dueDate) };
}
