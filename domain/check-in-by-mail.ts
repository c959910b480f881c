import type { Audience } from "./check-in.ts";
import type { Day } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { isCounted, type Measure } from "./measure.ts";
import { stepped } from "./progress.ts";
import { isRefused } from "./refusal.ts";
import type { Health, WeeklyCheckInDraft } from "./weekly-check-in.ts";

/** What the buttons of a goal in a digest say (product 16.15), in their order. */
export const mailAnswers = ["step", "nothing-changed", "on-track", "at-risk", "off-track"] as const;
export type MailAnswer = (typeof mailAnswers)[number];

/** What a goal's one step makes of its measure; null where it has none: a Date goal, and what is done. */
export function steppedMeasure(measure: Measure): Measure | null {
  const after = stepped(measure);
  return isRefused(after) ? null : after;
}

/** What is filled in by mail: how it goes, and whether there was a step. */
export interface MailCheckIn {
  readonly period: Day;
  readonly health: Health;
  readonly step: boolean;
  /** For the coach, where the page has said that there is one. */
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

/** A check-in by mail as any other, without words (product 16.15). */
export function draftByMail(goal: GoalCard, { step, ...said }: MailCheckIn): WeeklyCheckInDraft {
  const words = { kept: null, obstacle: "", help: "", promise: "" };
  return { ...said, ...words, progress: step ? stepOf(goal) : null };
}
