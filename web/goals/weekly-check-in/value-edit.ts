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
  // A day that was said to be there and is not.
  if (goal.measurable.type === "Date" && typed === "") return { fault: "Choose the day." };
  if (change === "ignored") return { fault: "A number of at least 0." };
  if (change === null || change.kind === "step") return { change: null };
  const measurable = progressed(goal, change, now);
  if (!isRefused(measurable)) return { change };
  // The server says that it was changed meanwhile.
  if (measurable.refused === "progress.stale") return { change };
  return { fault: errorText(measurable.refused) };
}
