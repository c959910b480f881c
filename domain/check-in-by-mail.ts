import type { Audience } from "./check-in.ts";
import type { Day } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { isCounted, type Measure } from "./measure.ts";
import { stepped } from "./progress.ts";
import { isRefused } from "./refusal.ts";
import type { Health, WeeklyCheckInDraft } from "./weekly-check-in.ts";

/** product 16.15, in display order */
export const mailAnswers = ["step", "nothing-changed", "on-track", "at-risk", "off-track"] as const;
export type MailAnswer = (typeof mailAnswers)[number];

/** The measure after its one step; null if it has none (Date goals, done goals). */
export function steppedMeasure(measure: Measure): Measure | null {
  const after = stepped(measure);
  return isRefused(after) ? null : after;
}

export interface MailCheckIn {
  readonly period: Day;
  readonly health: Health;
  readonly step: boolean;
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

/** A check-in by mail as a draft without words (product 16.15). */
export function draftByMail(goal: GoalCard, { step, ...said }: MailCheckIn): WeeklyCheckInDraft {
  const words = { kept: null, obstacle: "", help: "", promise: "" };
  return { ...said, ...words, progress: step ? stepOf(goal) : null };
}
