import { addDays, dayAt, dayNumber, daysBetween, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";
import { isPaused, pausedDays, presentPause } from "./pause.ts";

/** A day of the week: 1 is Monday, 7 is Sunday. */
export const checkInDays = [1, 2, 3, 4, 5, 6, 7] as const;
export type CheckInDay = (typeof checkInDays)[number];

/** Weeks from one check-in on a goal to the next; 0 for none (product 25.2). */
export const cadences = [1, 2, 0] as const;
export type Cadence = (typeof cadences)[number];

/** The same as people read it (product 25.14). */
export const cadenceWords: Readonly<Record<Cadence, string>> = {
  1: "Every week",
  2: "Every two weeks",
  0: "None",
};

/** A stretch of a goal's life with one cadence: it begins with a period, and lasts until the next stretch begins. */
export interface Rhythm {
  readonly from: Day;
  readonly weeks: Cadence;
}

/** How a goal's check-ins come now, or will once they begin; 0 where none are to come. */
export function cadenceOf(rhythms: readonly Rhythm[]): Cadence {
  return rhythms.at(-1)?.weeks ?? 0;
}

/** The time that one check-in is for. */
export interface Period {
  readonly from: Day;
  /** The first day that is no longer of it. */
  readonly until: Day;
}

/** The last day of a period. */
export function lastDayOf({ until }: Pick<Period, "until">): Day {
  return addDays(until, -1);
}

/** The first day from `day` on that falls on a day of the week. */
export function nextOn(weekday: CheckInDay, day: Day): Day {
  // 1970-01-01 was a Thursday; days before it have negative numbers.
  const shift = (((weekday - 4 - dayNumber(day)) % 7) + 7) % 7;
  return addDays(day, shift);
}

/** The periods of one stretch that are not over by `after` and have begun by `to`, oldest first; its last one reaches to its end. */
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

/** A goal's periods that are not over by the day `after` and have begun by the day `to`, oldest first (product 25.1). */
export function periodsBetween(rhythms: readonly Rhythm[], after: Day, to: Day): Period[] {
  return rhythms.flatMap((rhythm, index) =>
    periodsOfStretch(rhythm, rhythms[index + 1]?.from, after, to),
  );
}

/** The period that a day is in; null before the first one, and where there are none. */
export function periodAt(rhythms: readonly Rhythm[], day: Day): Period | null {
  const index = rhythms.findLastIndex(({ from }) => from <= day);
  const rhythm = rhythms[index];
  if (rhythm === undefined) return null;
  return periodsOfStretch(rhythm, rhythms[index + 1]?.from, day, day).at(-1) ?? null;
}

/** The first day after `day` on which a period begins; null where none does. */
export function nextPeriod(rhythms: readonly Rhythm[], day: Day): Day | null {
  const present = periodAt(rhythms, day);
  const ahead = rhythms.find(({ from, weeks }) => from > day && weeks > 0)?.from ?? null;
  if (present === null) return ahead;
  return periodAt(rhythms, present.until) === null ? ahead : present.until;
}

type CheckedGoal = Pick<GoalCard, "status" | "pauses" | "rhythms" | "checkedIn">;

/** The period for which a check-in on a goal is due; null where it was done, while the goal rests and once it has ended (product 25.3). */
export function duePeriod(goal: CheckedGoal, now: Pick<Now, "today">): Period | null {
  if (goal.status !== "active" || isPaused(goal, now)) return null;
  const period = periodAt(goal.rhythms, now.today);
  // Who moves west may be in a period before the one that was done.
  return period === null || period.from <= (goal.checkedIn ?? "") ? null : period;
}

/** Those of some goals on which a check-in is due. */
export function dueGoals<G extends CheckedGoal>(goals: readonly G[], now: Pick<Now, "today">): G[] {
  return goals.filter((goal) => duePeriod(goal, now) !== null);
}

/** The first day after today on which a check-in on a goal comes due; null where none is to come, or nobody knows when (product 25.10). */
function nextDue(goal: CheckedGoal, { today }: Pick<Now, "today">): Day | null {
  if (goal.status !== "active") return null;
  const pause = presentPause(goal, today);
  if (pause?.until === null) return null;
  const since = pause?.until ?? today;
  const present = pause === null ? null : periodAt(goal.rhythms, since);
  const isOpen = (from: Day | null) => from === null || from > (goal.checkedIn ?? "");
  if (present !== null && isOpen(present.from)) return since;
  let day = nextPeriod(goal.rhythms, since);
  // Who moves west may be before a period that was done.
  while (!isOpen(day) && day !== null) day = nextPeriod(goal.rhythms, day);
  return day;
}

/** The first day after today on which a check-in on one of some goals comes due; null where none is to come (product 25.10). */
export function nextCheckIn(goals: readonly CheckedGoal[], now: Pick<Now, "today">): Day | null {
  const days = goals.flatMap((goal) => nextDue(goal, now) ?? []);
  return days.reduce<Day | null>(
    (first, day) => (first === null || day < first ? day : first),
    null,
  );
}

/**
 * The days on which check-ins on a goal come due, up to the day `to` and oldest first, with that of the one that is due
 * now; none while it rests until it is resumed, and once it has ended (product 25.3, 27.4).
 */
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

/** What of a person decides whether a period that is over was missed. */
export interface Excuse {
  /** Days that a move to a zone further east cut short, oldest first (product 25.5). */
  readonly shortDays: readonly Day[];
}

/**
 * The days that moves to zones further east cut short, with those that the move from the day `before` to the day `after`
 * leaps over; the newest of them (product 25.5).
 */
export function shortDaysAfter(known: readonly Day[], before: Day, after: Day): readonly Day[] {
  const leapt = Array.from({ length: Math.max(0, daysBetween(before, after)) }, (_, day) =>
    addDays(before, day),
  );
  return [...new Set([...known, ...leapt])].slice(-limits.shortDaysKept);
}

/** True where nobody is to blame for a period without a check-in: a day of it was paused, or a moved zone ended it early. */
function isExcused({ pauses }: Pick<GoalCard, "pauses">, period: Period, { shortDays }: Excuse) {
  // Of a goal that nobody looks at for a year fifty periods are asked about, and most people have neither.
  if (pauses.length === 0 && shortDays.length === 0) return false;
  const last = lastDayOf(period);
  return pausedDays(pauses, addDays(period.from, -1), last) > 0 || shortDays.includes(last);
}

/** How a period stands: `due` until its end, then done or missed; `excused` where a miss is nobody's (product 25.3). */
export type PeriodState = "done" | "due" | "missed" | "excused";

/** How a period of a goal stands on a day; `done` says whether a check-in was written for it. */
export function periodState(
  goal: Pick<GoalCard, "pauses">,
  period: Period,
  done: boolean,
  excuse: Excuse,
  today: Day,
): PeriodState {
  if (done) return "done";
  if (isExcused(goal, period, excuse)) return "excused";
  return today < period.until ? "due" : "missed";
}

/**
 * The periods missed in a row since the last check-in on a goal that is under way and does not rest, and not over by the day
 * `since`; none where no check-ins are to come any more (product 25.4).
 */
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
