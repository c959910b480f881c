import type { Audience } from "./check-in.ts";
import type { Day } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { changeInWords } from "./measure-words.ts";
import { isCounted, ofTarget, type Measure, type MeasureValue } from "./measure.ts";
import { words as measureWords } from "./measure.words.ts";
import type { Notation } from "./notation.ts";
import { stepped } from "./progress.ts";
import { isRefused } from "./refusal.ts";
import type { Health, Kept, WeeklyCheckInDraft } from "./weekly-check-in.ts";

/** product 16.15, in display order */
export const mailAnswers = ["step", "nothing-changed", "on-track", "at-risk", "off-track"] as const;
export type MailAnswer = (typeof mailAnswers)[number];

/** The measure after its one step; null if it has none (Date goals, done goals). */
export function steppedMeasure(measure: Measure): Measure | null {
  const after = stepped(measure);
  return isRefused(after) ? null : after;
}

/** A change with the new value: "+1, now 4 of 12 books" (product 16.15). */
export function changeToInWords(
  measure: Measure,
  before: MeasureValue,
  notation: Notation,
): string {
  const change = changeInWords(before, measure.currentValue, "", notation);
  if (!isCounted(measure) || change === measureWords.noChange) return change;
  return measureWords.changeTo(change, ofTarget(measure, notation));
}

export interface MailCheckIn {
  readonly period: Day;
  readonly health: Health;
  readonly step: boolean;
  readonly kept?: Kept | null | undefined;
  readonly promise?: string | undefined;
  readonly circle: Audience;
  readonly coachId?: string | null | undefined;
}

function stepOf({ measurable, rev }: GoalCard): WeeklyCheckInDraft["progress"] {
  const after = steppedMeasure(measurable);
  if (after === null) return null;
  return isCounted(measurable)
    ? { kind: "change", by: 1 }
    : { kind: "set", value: after.currentValue, rev };
}

/** A check-in by mail as a draft (product 16.15). */
export function draftByMail(
  goal: GoalCard,
  { step, kept = null, promise = "", ...said }: MailCheckIn,
): WeeklyCheckInDraft {
  const words = { kept, obstacle: "", help: "", promise };
  return { ...said, ...words, progress: step ? stepOf(goal) : null };
}
