import {
  cadences,
  lastDayOf,
  periodsBetween,
  periodState,
  type Excuse,
  type PeriodState,
} from "./cadence.ts";
import { DAY_MS, dayOf, mondayOf, type Day } from "./day.ts";
import type { GoalCard } from "./goal.ts";

/** How many weeks the panel shows, and how many at first (product 17.12). */
export const loopRanges = [4, 12, 52] as const;
export type LoopRange = (typeof loopRanges)[number];
export const firstLoopRange: LoopRange = 12;

/** No period lasts for longer: its weeks, and the days that a change of the check-in day adds. */
export const longestPeriodDays = Math.max(...cadences) * 7 + 6;

const HOUR = 3_600_000;
/** Where a day ends last, and where it begins first, in hours from UTC. */
const [LAST, FIRST] = [-12, 14];

/** What became of the check-ins of a week: a period is of the week in which its last day lies. */
export type LoopCounts = Readonly<Record<PeriodState, number>>;

/** The counts of a week of which nothing is known. */
export const noLoop: LoopCounts = { done: 0, due: 0, missed: 0, excused: 0 };

/** The Monday of the week that is not over everywhere on earth at an instant (milliseconds), the earlier one where there are two. */
export function openWeek(at: number): Day {
  return mondayOf(dayOf(at + LAST * HOUR, "UTC"));
}

/** The Monday of the week that has begun somewhere on earth at an instant (milliseconds). */
export function newestWeek(at: number): Day {
  return mondayOf(dayOf(at + FIRST * HOUR, "UTC"));
}

/** What of a goal is counted. */
export interface LoopGoal extends Pick<GoalCard, "pauses" | "rhythms"> {
  /** The day on which it was completed or closed; null while it is under way. */
  readonly ended: Day | null;
  /** The first days of periods for which a check-in was written. */
  readonly done: ReadonlySet<Day>;
}

/**
 * How each period of a goal stands, from the week of a Monday on, as its owner sees it on a day. What was not over when the
 * goal ended, and was not done, is left out (product 17.12).
 */
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

/** How many answers took so many quarters of a day. */
export type Answers = Readonly<Record<string, number>>;

const QUARTER = DAY_MS / 4;

/** The whole quarters of a day between a check-in and the coach's answer, both in milliseconds. */
export function answerQuarters(at: number, seenAt: number): number {
  return Math.max(0, Math.floor((seenAt - at) / QUARTER));
}

/** The answers of several weeks together. */
export function allAnswers(weeks: readonly Answers[]): Answers {
  const all: Record<string, number> = {};
  for (const week of weeks)
    for (const [quarters, count] of Object.entries(week))
      all[quarters] = (all[quarters] ?? 0) + count;
  return all;
}

/** The days, to a quarter, within which half of the answers came; null where there are none. */
export function medianAnswerDays(answers: Answers): number | null {
  const sorted = Object.entries(answers)
    .map(([quarters, count]) => [Number(quarters), count] as const)
    .toSorted(([one], [other]) => one - other);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [quarters, count] of sorted) {
    seen += count;
    // It came before the end of its quarter.
    if (seen * 2 >= total) return (quarters + 1) / 4;
  }
  return null;
}
