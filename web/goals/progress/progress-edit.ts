import type { Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { isKnownMeasure, measures, type Measure, type ValueKind } from "#domain/measure.ts";
import { plainNotation } from "#domain/notation.ts";
import { typedNumber } from "#domain/typed-number.ts";
import { progressed, type ProgressChange } from "#domain/progress.ts";
import { isRefused } from "#domain/refusal.ts";

// product 4.22
export type Mode = "quick-update" | "set-value";

const modes: Readonly<Record<ValueKind, readonly [Mode, ...Mode[]]>> = {
  amount: ["quick-update", "set-value"],
  answer: ["quick-update"],
  day: ["set-value"],
};

/** The first is the default. */
export function modesOf(measure: Measure): readonly [Mode, ...Mode[]] {
  // Nothing is staged for a measure this release does not know.
  return isKnownMeasure(measure) ? modes[measures[measure.type].kind] : ["quick-update"];
}

export interface Edit {
  readonly mode: Mode;
  // product 4.22: null where Save changes nothing, "ignored" where the text is no value.
  readonly change: ProgressChange | "ignored" | null;
  /** Null until touched. */
  readonly typed: string | null;
  readonly note: string;
  /** An earlier day; empty for today. */
  readonly day: string;
}

export function emptyEdit(mode: Mode): Edit {
  return { mode, change: null, typed: null, note: "", day: "" };
}

export function inMode({ note, day }: Edit, mode: Mode): Edit {
  return { ...emptyEdit(mode), note, day };
}

export function withRemark(change: ProgressChange, { note, day }: Edit): ProgressChange {
  if (change.kind === "step") return change;
  return { ...change, ...(note.trim() && { note: note.trim() }), ...(day && { day }) };
}

export function nudgeEdit(edit: Edit, by: 1 | -1): Edit {
  const { change } = edit;
  const staged =
    change !== null && change !== "ignored" && change.kind === "change" ? change.by : 0;
  const sum = staged + by;
  return { ...edit, change: sum === 0 ? null : { kind: "change", by: sum } };
}

export function stagedMeasure({ change }: Edit, goal: GoalCard, now: Now): Measure {
  if (change === null || change === "ignored") return goal.measurable;
  const measure = progressed(goal, change, now);
  return isRefused(measure) ? goal.measurable : measure;
}

/** As it would be after Save (product 4.18). */
export function stagedGoal(edit: Edit, goal: GoalCard, now: Now): GoalCard {
  const measurable = stagedMeasure(edit, goal, now);
  const isChanged = measurable.currentValue !== goal.measurable.currentValue;
  const isOfToday = isChanged && (edit.day || now.today) === now.today;
  return { ...goal, measurable, ...(isOfToday && { lastProgressUpdateAt: now.at }) };
}

export function toggleEdit(edit: Edit, goal: GoalCard, value: boolean): Edit {
  if (value === goal.measurable.currentValue) return { ...edit, change: null };
  return { ...edit, change: { kind: "set", value, rev: goal.rev } };
}

/** Sent against the revision that was on screen. */
export function typedOver(edit: Edit, goal: GoalCard, typed: string): Edit {
  const { type, currentValue } = goal.measurable;
  const value = type === "Date" ? typed || null : typedNumber(typed, plainNotation);
  if (type !== "Date" && value === null) return { ...edit, typed, change: "ignored" };
  return {
    ...edit,
    typed,
    change: value === currentValue ? null : { kind: "set", value, rev: goal.rev },
  };
}
