import {
  cadences,
  lastDayOf,
  periodsBetween,
  periodState,
  type Excuse,
  type PeriodState,
} from "./check-in-period.ts";
import { DAY_MS, dayOf, mondayOf, type Day } from "./day.ts";
import type { GoalCard } from "./goal.ts";

/** product 17.12 */
export const loopRanges = [4, 12, 52] as const;
export type LoopRange = (typeof loopRanges)[number];
export const firstLoopRange: LoopRange = 12;

/** Longest period: its weeks plus a change of the check-in day. */
export const longestPeriodDays = Math.max(...cadences) * 7 + 6;

const HOUR = 3_600_000;
/** UTC offsets, in hours, where a day ends last and begins first. */
const [LAST, FIRST] = [-12, 14];

/** A period counts in the week of its last day. */
export type LoopCounts = Readonly<Record<PeriodState, number>>;

export const noLoop: LoopCounts = { done: 0, due: 0, missed: 0, excused: 0 };

/** The first Monday whose week is still open somewhere on earth at `at` (ms). */
export function openWeek(at: number): Day {
  return mondayOf(dayOf(at + LAST * HOUR, "UTC"));
}

/** The last Monday that has begun somewhere on earth at `at` (ms). */
export function newestWeek(at: number): Day {
  return mondayOf(dayOf(at + FIRST * HOUR, "UTC"));
}

export interface LoopGoal extends Pick<GoalCard, "pauses" | "rhythms"> {
  /** Null while active. */
  readonly ended: Day | null;
  /** First days of periods with a check-in. */
  readonly done: ReadonlySet<Day>;
}

/** States of a goal's periods from a Monday's week on, for its owner (product 17.12). */
export function loopPeriods(
  { rhythms, pauses, ended, done }: LoopGoal,
  excuse: Excuse,
  since: Day,
  today: Day,
): { readonly week: Day; readonly state: PeriodState }[] {
  return periodsBetween(rhythms, since, today).flatMap((period) => {
    const isDone = done.has(period.from);
    if (!isDone && ended !== null && ended < period.until) return [];
    const state = periodState({ pauses }, period, isDone, excuse, today);
    return [{ week: mondayOf(lastDayOf(period)), state }];
  });
}

/** A person's periods that end on `since` or later, by `today` in their zone (product 33.7). */
export function loopCounts(
  goals: readonly (LoopGoal & Excuse)[],
  since: Day,
  today: Day,
): LoopCounts {
  const counts = { ...noLoop } as Record<PeriodState, number>;
  for (const goal of goals)
    for (const { state } of loopPeriods(goal, goal, since, today)) counts[state] += 1;
  return counts;
}

/** Counts by quarters of a day. */
export type Answers = Readonly<Record<string, number>>;

const QUARTER = DAY_MS / 4;

/** Whole quarters of a day from a check-in to its answer, both ms. */
export function answerQuarters(at: number, seenAt: number): number {
  return Math.max(0, Math.floor((seenAt - at) / QUARTER));
}

export function allAnswers(weeks: readonly Answers[]): Answers {
  const all: Record<string, number> = {};
  for (const week of weeks)
    for (const [quarters, count] of Object.entries(week))
      all[quarters] = (all[quarters] ?? 0) + count;
  return all;
}

/** Median answer time in days, to a quarter; null for none. */
export function medianAnswerDays(answers: Answers): number | null {
  const sorted = Object.entries(answers)
    .map(([quarters, count]) => [Number(quarters), count] as const)
    .toSorted(([one], [other]) => one - other);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [quarters, count] of sorted) {
    seen += count;
    // End of the quarter, as answers are counted by whole quarters.
    if (seen * 2 >= total) return (quarters + 1) / 4;
  }
  return null;
}
