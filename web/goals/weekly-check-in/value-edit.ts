import type { GoalCard } from "#domain/goal.ts";
import type { Now } from "#domain/day.ts";
import { errorText } from "#contract/shown-errors.ts";
import { progressed } from "#domain/progress.ts";
import { isRefused } from "#domain/refusal.ts";
import type { WeeklyCheckInDraft } from "#domain/weekly-check-in.ts";
import { nudgeEdit, stagedMeasure, typedOver, type Edit } from "../progress/progress-edit.ts";
import { words } from "./weekly-check-in.words.ts";

export type StagedChange = WeeklyCheckInDraft["progress"];

/** Counts from the typed number if there is one. */
export function stepEdit(edit: Edit, goal: GoalCard, by: 1 | -1, now: Now): Edit {
  const { change } = edit;
  if (change === null || change === "ignored" || change.kind !== "set")
    return { ...nudgeEdit(edit, by), typed: null };
  const { currentValue } = stagedMeasure(edit, goal, now);
  return typedOver(edit, goal, String(Math.max(0, Number(currentValue) + by)));
}

/** Also for a Date goal that was reached before. */
export function stillAhead(edit: Edit, goal: GoalCard): Edit {
  return { ...typedOver(edit, goal, ""), typed: null };
}

export function stagedChange(
  { change, typed }: Edit,
  goal: GoalCard,
  now: Now,
): { readonly change: StagedChange } | { readonly fault: string } {
  const isDate = goal.measurable.type === "Date";
  const missing = isDate ? words.chooseDay : words.atLeastZero;
  // Reached, but without its day.
  if (change === "ignored" || (isDate && typed === "")) return { fault: missing };
  if (change === null || change.kind === "step") return { change: null };
  const measurable = progressed(goal, change, now);
  if (!isRefused(measurable) || measurable.refused === "progress.stale") return { change };
  const isAhead = measurable.refused === "progress.date-in-future";
  return { fault: isAhead ? errorText(measurable.refused) : missing };
}
