import { addDays, dayAt, dayNumber, daysBetween, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";
import { isPaused, pausedDays, presentPause } from "./pause.ts";

/** 1 is Monday, 7 is Sunday. */
export const checkInDays = [1, 2, 3, 4, 5, 6, 7] as const;
export type CheckInDay = (typeof checkInDays)[number];

/** Weeks between check-ins; 0 for none (product 25.2). */
export const cadences = [1, 2, 0] as const;
export type Cadence = (typeof cadences)[number];

export interface Rhythm {
  readonly from: Day;
  readonly weeks: Cadence;
}

/** The goal's current cadence in weeks; 0 for none. */
export function cadenceOf(rhythms: readonly Rhythm[]): Cadence {
  return rhythms.at(-1)?.weeks ?? 0;
}

export interface Period {
  readonly from: Day;
  /** Exclusive. */
  readonly until: Day;
}

export function lastDayOf({ until }: Pick<Period, "until">): Day {
  return addDays(until, -1);
}

/** The first such weekday on or after `day`. */
export function nextOn(weekday: CheckInDay, day: Day): Day {
  // 1970-01-01 was a Thursday; earlier days have negative numbers.
  const shift = (((weekday - 4 - dayNumber(day)) % 7) + 7) % 7;
  return addDays(day, shift);
}

function periodsOfStretch(
  { from, weeks }: Rhythm,
  end: Day | undefined,
  after: Day,
  to: Day,
): Period[] {
  if (weeks === 0) return [];
  const [first, length] = [dayNumber(from), weeks * 7];
  const [since, last] = [dayNumber(after), dayNumber(to)];
  const over = end === undefined ? Infinity : dayNumber(end);
  const count = Math.floor((over - first) / length);
  const periods: Period[] = [];
  const skipped = Math.floor((since - first) / length);
  for (let n = Math.max(0, Math.min(skipped, count - 1)); n < count; n += 1) {
    const begin = first + n * length;
    if (begin > last) break;
    const until = n === count - 1 ? over : begin + length;
    if (until > since) periods.push({ from: dayAt(begin), until: dayAt(until) });
  }
  return periods;
}

/** Periods that end after `after` and begin by `to`, oldest first (product 25.1). */
export function periodsBetween(rhythms: readonly Rhythm[], after: Day, to: Day): Period[] {
  return rhythms.flatMap((rhythm, index) =>
    periodsOfStretch(rhythm, rhythms[index + 1]?.from, after, to),
  );
}

/** The period of a day; null for none. */
export function periodAt(rhythms: readonly Rhythm[], day: Day): Period | null {
  const index = rhythms.findLastIndex(({ from }) => from <= day);
  const rhythm = rhythms[index];
  if (rhythm === undefined) return null;
  return periodsOfStretch(rhythm, rhythms[index + 1]?.from, day, day).at(-1) ?? null;
}

/** The first day after `day` on which a period begins; null for none. */
export function nextPeriod(rhythms: readonly Rhythm[], day: Day): Day | null {
  const present = periodAt(rhythms, day);
  const ahead = rhythms.find(({ from, weeks }) => from > day && weeks > 0)?.from ?? null;
  if (present === null) return ahead;
  return periodAt(rhythms, present.until) === null ? ahead : present.until;
}

type CheckedGoal = Pick<GoalCard, "status" | "pauses" | "rhythms" | "checkedIn">;

/** The period due for a check-in; null if done, paused or ended (product 25.3). */
export function duePeriod(goal: CheckedGoal, now: Pick<Now, "today">): Period | null {
  if (goal.status !== "active" || isPaused(goal, now)) return null;
  const period = periodAt(goal.rhythms, now.today);
  // After a move west, today may lie before the period that was done.
  return period === null || period.from <= (goal.checkedIn ?? "") ? null : period;
}

export function dueGoals<G extends CheckedGoal>(goals: readonly G[], now: Pick<Now, "today">): G[] {
  return goals.filter((goal) => duePeriod(goal, now) !== null);
}

function nextDue(goal: CheckedGoal, { today }: Pick<Now, "today">): Day | null {
  if (goal.status !== "active") return null;
  const pause = presentPause(goal, today);
  if (pause?.until === null) return null;
  const since = pause?.until ?? today;
  const present = pause === null ? null : periodAt(goal.rhythms, since);
  const isOpen = (from: Day | null) => from === null || from > (goal.checkedIn ?? "");
  if (present !== null && isOpen(present.from)) return since;
  let day = nextPeriod(goal.rhythms, since);
  // After a move west, today may lie before a period that was done.
  while (!isOpen(day) && day !== null) day = nextPeriod(goal.rhythms, day);
  return day;
}

/** The first day after today with a check-in due on any goal; null for none (product 25.10). */
export function nextCheckIn(goals: readonly CheckedGoal[], now: Pick<Now, "today">): Day | null {
  const days = goals.flatMap((goal) => nextDue(goal, now) ?? []);
  return days.reduce<Day | null>(
    (first, day) => (first === null || day < first ? day : first),
    null,
  );
}

/** Due days of a goal's check-ins up to `to`, oldest first (product 25.3, 27.4). */
export function checkInDaysAhead(
  goal: CheckedGoal,
  to: Day,
  { today }: Pick<Now, "today">,
): readonly Day[] {
  if (goal.status !== "active") return [];
  const pause = presentPause(goal, today);
  if (pause?.until === null) return [];
  const until = pause?.until ?? null;
  return periodsBetween(goal.rhythms, until ?? today, to)
    .filter(({ from }) => from > (goal.checkedIn ?? ""))
    .map(({ from }) => (until !== null && from < until ? until : from));
}

export interface Excuse {
  /** Days shortened by moves east, oldest first (product 25.5). */
  readonly shortDays: readonly Day[];
}

/** Adds the days skipped by a move east from `before` to `after`; keeps the newest (product 25.5). */
export function shortDaysAfter(known: readonly Day[], before: Day, after: Day): readonly Day[] {
  const leapt = Array.from({ length: Math.max(0, daysBetween(before, after)) }, (_, day) =>
    addDays(before, day),
  );
  return [...new Set([...known, ...leapt])].slice(-limits.shortDaysKept);
}

/** Part of the period was paused, or a move east shortened it. */
function isExcused({ pauses }: Pick<GoalCard, "pauses">, period: Period, { shortDays }: Excuse) {
  // Fast path: most people have neither, and a neglected goal has fifty periods.
  if (pauses.length === 0 && shortDays.length === 0) return false;
  const last = lastDayOf(period);
  return pausedDays(pauses, addDays(period.from, -1), last) > 0 || shortDays.includes(last);
}

/** product 25.3 */
export type PeriodState = "done" | "due" | "missed" | "excused";

/** State of a period on a day; `done` if it has a check-in. */
export function periodState(
  goal: Pick<GoalCard, "pauses">,
  period: Period,
  done: boolean,
  excuse: Excuse,
  today: Day,
): PeriodState {
  if (done) return "done";
  if (today >= period.until) return isExcused(goal, period, excuse) ? "excused" : "missed";
  return pausedDays(goal.pauses, addDays(today, -1), today) > 0 ? "excused" : "due";
}

/** Periods missed in a row since the last check-in that end after `since` (product 25.4). */
export function missedPeriods(
  goal: CheckedGoal,
  since: Day,
  excuse: Excuse,
  today: Day,
): readonly Period[] {
  const isAwaited = goal.status === "active" && cadenceOf(goal.rhythms) !== 0;
  if (!isAwaited || isPaused(goal, { today })) return [];
  const done = goal.checkedIn ?? "";
  return periodsBetween(goal.rhythms, done > since ? done : since, addDays(today, -1)).filter(
    (period) => period.from > done && periodState(goal, period, false, excuse, today) === "missed",
  );
}
