import { daysBetween, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";
import { isCounted, unitInWords } from "./measure.ts";
import { amountInWords } from "./measure-words.ts";
import { isPaused } from "./pause.ts";
import { isCompleted, isPastDue, sum } from "./progress.ts";
import type { Notation } from "./notation.ts";
import { numberInWords } from "./number-words.ts";
import { words } from "./daily-rate.words.ts";

export interface DailyRate {
  /** Units a day, not rounded. */
  readonly perDay: number;
  readonly mode: "encouraging" | "challenge mode";
  readonly text: string;
}

// Rounded up: the shown rate must suffice, and 1.01 must not read as 1.
function toTenthsUp(rate: number): number {
  const tenths = rate * 10;
  return tenths < Number.MAX_SAFE_INTEGER ? Math.ceil(Number(tenths.toFixed(6))) / 10 : rate;
}

function rateOf(perDay: number, target: string, notation: Notation): DailyRate {
  const pace = numberInWords(toTenthsUp(perDay), notation);
  return perDay <= limits.comfortableRate
    ? { perDay, mode: "encouraging", text: words.comfortable(pace, target) }
    : { perDay, mode: "challenge mode", text: words.challenge(pace, target) };
}

/** Remaining units per remaining day, today included; null if hidden (product 4.27). */
export function dailyRate(goal: GoalCard, now: Now, notation: Notation): DailyRate | null {
  const measure = goal.measurable;
  if (!isCounted(measure) || isCompleted(goal, now) || isPastDue(goal, now)) return null;
  if (isPaused(goal, now)) return null;
  const left = sum(measure.targetValue, -measure.currentValue);
  if (left <= 0) return null;
  const days = Math.max(1, daysBetween(now.today, goal.dueDate) + 1);
  const target = amountInWords(measure.targetValue, unitInWords(measure), notation);
  return rateOf(left / days, target, notation);
}
