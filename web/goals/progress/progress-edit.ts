import type { Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { isKnownMeasure, measures, type Measure, type ValueKind } from "#domain/measure.ts";
import { plainNotation } from "#domain/notation.ts";
import { typedNumber } from "#domain/typed-number.ts";
import { progressed, type ProgressChange } from "#domain/progress.ts";
import { isRefused } from "#domain/refusal.ts";

/** The two ways to update in the modal (product 4.22). */
export type Mode = "Quick Update" | "Set Value";

const modes: Readonly<Record<ValueKind, readonly [Mode, ...Mode[]]>> = {
  amount: ["Quick Update", "Set Value"],
  answer: ["Quick Update"],
  day: ["Set Value"],
};

/** The modes that a measure has; the first is the one to begin with. */
export function modesOf(measure: Measure): readonly [Mode, ...Mode[]] {
  // Of one that the page does not know nothing is staged.
  return isKnownMeasure(measure) ? modes[measures[measure.type].kind] : ["Quick Update"];
}

/** What the modal holds and has not saved. */
export interface Edit {
  readonly mode: Mode;
  /** Null while Save would change nothing; "ignored" where what was typed is no value (product 4.22). */
  readonly change: ProgressChange | "ignored" | null;
  /** The text of the value's input once it was touched. */
  readonly typed: string | null;
  /** As typed; empty while there is none. */
  readonly note: string;
  /** The earlier day that the change belongs to; empty for today. */
  readonly day: string;
}

/** Nothing touched yet in a mode. */
export function untouched(mode: Mode): Edit {
  return { mode, change: null, typed: null, note: "", day: "" };
}

/** Another mode: what was staged goes, what was said of it stays. */
export function inMode({ note, day }: Edit, mode: Mode): Edit {
  return { ...untouched(mode), note, day };
}

/** A change with what is said of it. */
export function remarked(change: ProgressChange, { note, day }: Edit): ProgressChange {
  if (change.kind === "step") return change;
  return { ...change, ...(note.trim() && { note: note.trim() }), ...(day && { day }) };
}

/** One more or one less, staged on what was staged before. */
export function nudged(edit: Edit, by: 1 | -1): Edit {
  const { change } = edit;
  const staged =
    change !== null && change !== "ignored" && change.kind === "change" ? change.by : 0;
  const sum = staged + by;
  return { ...edit, change: sum === 0 ? null : { kind: "change", by: sum } };
}

/** The measure as Save would leave it. */
export function stagedMeasure({ change }: Edit, goal: GoalCard, now: Now): Measure {
  if (change === null || change === "ignored") return goal.measurable;
  const measure = progressed(goal, change, now);
  return isRefused(measure) ? goal.measurable : measure;
}

/** Complete or not; nothing where it is so already. */
export function toggled(edit: Edit, goal: GoalCard, value: boolean): Edit {
  if (value === goal.measurable.currentValue) return { ...edit, change: null };
  return { ...edit, change: { kind: "set", value, rev: goal.rev } };
}

/** A value typed over the one that the goal has; it is set against the revision that was on screen. */
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
