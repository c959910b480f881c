import { daysBetween, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { limits } from "./limits.ts";
import { isCounted, type Measure } from "./measure.ts";
import { amountInWords } from "./measure-words.ts";
import { isCompleted, isPastDue, sum } from "./progress.ts";
import type { Notation } from "./notation.ts";
import { numberInWords } from "./number-words.ts";

/** True where a save reaches 100 percent or gains `celebratedGain` points; both are percentages (product 4.24). */
export function celebrates(before: number, after: number): boolean {
  return (before < 100 && after >= 100) || after - before >= limits.celebratedGain;
}

const milestones = [
  { at: 100, text: "100% — you made it. Well done!" },
  { at: 75, text: "75% — the last stretch begins." },
  { at: 50, text: "50% — halfway there." },
  { at: 25, text: "25% — a quarter of the way is done." },
] as const;

const streaks = [
  { at: 7, text: "7 days — a full week. This is becoming a habit." },
  { at: 3, text: "3 days — you have found a rhythm." },
  { at: 1, text: "Day 1 — the first stone is laid." },
] as const;

type Mark = (typeof milestones | typeof streaks)[number];

/** The text of the highest mark that was not reached before and is now. */
function crossed(marks: readonly Mark[], before: number, after: number): string | null {
  return marks.find(({ at }) => before < at && after >= at)?.text ?? null;
}

/** The message of the highest milestone that a save newly crosses, in percentages; or null (product 4.25). */
export function milestoneMessage(before: number, after: number): string | null {
  return crossed(milestones, before, after);
}

/** The message of the highest streak mark that a save newly reaches; null for other measures (product 4.26). */
export function streakMessage(before: Measure, after: Measure): string | null {
  if (before.type !== "DailyStreak" || after.type !== "DailyStreak") return null;
  return crossed(streaks, before.currentValue, after.currentValue);
}

/** How much a day is needed to finish on the due date. */
export interface DailyRate {
  /** Units a day, exact. */
  readonly perDay: number;
  readonly mode: "encouraging" | "challenge mode";
  readonly text: string;
}

// Up, so that who keeps to the number arrives in time, and 1.01 does not read as 1.
function toTenthsUp(rate: number): number {
  const tenths = rate * 10;
  return tenths < Number.MAX_SAFE_INTEGER ? Math.ceil(Number(tenths.toFixed(6))) / 10 : rate;
}

function rateOf(perDay: number, target: string, notation: Notation): DailyRate {
  const pace = numberInWords(toTenthsUp(perDay), notation);
  return perDay <= limits.comfortableRate
    ? {
        perDay,
        mode: "encouraging",
        text: `At ${pace} a day you reach ${target} on time. You can do this.`,
      }
    : {
        perDay,
        mode: "challenge mode",
        text: `Challenge mode: ${pace} a day takes you to ${target} on time.`,
      };
}

/**
 * The daily-rate hint: what is left of the target over the days left, today counted. Null where it is hidden:
 * done, overdue, Date and Boolean (product 4.27).
 */
export function dailyRate(goal: GoalCard, now: Now, notation: Notation): DailyRate | null {
  const measure = goal.measurable;
  if (!isCounted(measure) || isCompleted(goal, now) || isPastDue(goal, now)) return null;
  const left = sum(measure.targetValue, -measure.currentValue);
  if (left <= 0) return null;
  const days = Math.max(1, daysBetween(now.today, goal.dueDate) + 1);
  const target = amountInWords(measure.targetValue, measure.unit, notation);
  return rateOf(left / days, target, notation);
}

/** What a person may share about a goal that they have completed: a text to begin with. */
export function completionMessage({ description }: Pick<GoalCard, "description">): string {
  return `I reached a goal that I had set myself: “${description}”. One stone on another, and it stands.`;
}
