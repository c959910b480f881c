import { dateInWords, dayInWords } from "./day-words.ts";
import { addDays, dayOf, daysBetween, parseDay, type Day, type Now } from "./day.ts";
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
  /** Units a day, not rounded; absent out of reach. */
  readonly perDay?: number;
  readonly mode: "encouraging" | "challenge mode" | "out of reach";
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

// product 4.27: a streak gains one day a day.
function firstDayLeft({ measurable, lastProgressUpdateAt: at }: GoalCard, now: Now): Day {
  const isLogged = at !== null && dayOf(at, now.zone) === now.today;
  return measurable.type === "DailyStreak" && isLogged ? addDays(now.today, 1) : now.today;
}

function outOfReach(due: Day, earliest: Day, now: Now, notation: Notation): DailyRate | null {
  if (parseDay(earliest) === null) return null;
  const inWords = (day: Day) =>
    (day.slice(0, 4) === now.today.slice(0, 4) ? dateInWords : dayInWords)(day, notation);
  return { mode: "out of reach", text: words.outOfReach(inWords(due), inWords(earliest)) };
}

/** Remaining units per remaining day, today included; null if hidden (product 4.27). */
export function dailyRate(goal: GoalCard, now: Now, notation: Notation): DailyRate | null {
  const measure = goal.measurable;
  if (!isCounted(measure) || isCompleted(goal, now) || isPastDue(goal, now)) return null;
  if (isPaused(goal, now)) return null;
  const left = sum(measure.targetValue, -measure.currentValue);
  if (left <= 0) return null;
  const first = firstDayLeft(goal, now);
  const days = daysBetween(first, goal.dueDate) + 1;
  if (measure.type === "DailyStreak" && left > days)
    return outOfReach(goal.dueDate, addDays(first, Math.ceil(left) - 1), now, notation);
  const target = amountInWords(measure.targetValue, unitInWords(measure), notation);
  return rateOf(left / Math.max(1, days), target, notation);
}
