import { addDays, dayOf, daysBetween, parseDay, type Day, type Now } from "./day.ts";
import type { GoalDraft } from "./goal-draft.ts";
import { draftOfFields, editFieldsOf } from "./goal-edit.ts";
import type { Goal } from "./goal.ts";

/**
 * The form filled from a goal: due after as many days from today as the goal had from the day on which it was set, the target
 * day of a Date goal as many days later (product 3.28). A day that no calendar has is left empty.
 */
export function draftAgain(goal: Goal, { today, zone }: Now): GoalDraft {
  const since = daysBetween(dayOf(goal.createdAt, zone), today);
  const later = (day: Day) => parseDay(addDays(day, since)) ?? "";
  const { measurable, dueDate, ...texts } = draftOfFields(editFieldsOf(goal), goal.measurable);
  const targetValue =
    goal.measurable.type === "Date" ? later(goal.measurable.targetValue) : measurable.targetValue;
  return { ...texts, measurable: { ...measurable, targetValue }, dueDate: later(dueDate) };
}
