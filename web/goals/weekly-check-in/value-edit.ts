import type { GoalCard } from "#domain/goal.ts";
import type { Now } from "#domain/day.ts";
import { errorText } from "#contract/shown-errors.ts";
import { progressed } from "#domain/progress.ts";
import { isRefused } from "#domain/refusal.ts";
import type { WeeklyCheckInDraft } from "#domain/weekly-check-in.ts";
import { nudged, stagedMeasure, typedOver, type Edit } from "../progress/progress-edit.ts";

/** What of a goal's value is sent with its check-in; null where it stays. */
export type StagedChange = WeeklyCheckInDraft["progress"];

/** One more or one less than what is staged: after a number that was typed, than that. */
export function stepped(edit: Edit, goal: GoalCard, by: 1 | -1, now: Now): Edit {
  const { change } = edit;
  if (change === null || change === "ignored" || change.kind !== "set")
    return { ...nudged(edit, by), typed: null };
  const { currentValue } = stagedMeasure(edit, goal, now);
  return typedOver(edit, goal, String(Math.max(0, Number(currentValue) + by)));
}

/** A Date goal that is still ahead: also of one that was reached before. */
export function stillAhead(edit: Edit, goal: GoalCard): Edit {
  return { ...typedOver(edit, goal, ""), typed: null };
}

/** The change that Save sends, or what is wrong with it, in words. */
export function stagedChange(
  { change, typed }: Edit,
  goal: GoalCard,
  now: Now,
): { readonly change: StagedChange } | { readonly fault: string } {
  const isDate = goal.measurable.type === "Date";
  const missing = isDate ? "Choose the day." : "A number of at least 0.";
  // A day that was said to be there and is not.
  if (change === "ignored" || (isDate && typed === "")) return { fault: missing };
  if (change === null || change.kind === "step") return { change: null };
  const measurable = progressed(goal, change, now);
  // The server says where it was changed meanwhile.
  if (!isRefused(measurable) || measurable.refused === "progress.stale") return { change };
  const isAhead = measurable.refused === "progress.date-in-future";
  return { fault: isAhead ? errorText(measurable.refused) : missing };
}
