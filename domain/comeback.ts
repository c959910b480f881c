import {
  duePeriod,
  lastDayOf,
  periodAt,
  periodState,
  type Excuse,
  type Period,
} from "./check-in-period.ts";
import { words } from "./comeback.words.ts";
import { weekdayOf } from "./day-words.ts";
import { addDays, dayOf, daysBetween, mondayOf, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { marksActivity, type NewEntry } from "./ledger.ts";
import { isPaused } from "./pause.ts";
import { isCompleted, sum } from "./progress.ts";
import type { GoalWeek } from "./week.ts";
import { endedTimes, streakOf, type Ending, type Rest } from "./streak.ts";

/** After a missed day, or a missed check-in. */
export const comebackKinds = ["day", "week"] as const;
export type ComebackKind = (typeof comebackKinds)[number];

export interface Comeback {
  readonly kind: ComebackKind;
  readonly day: Day;
  /** Monday of the owner's week: a goal has at most one a week. */
  readonly week: Day;
}

export interface LaidComeback extends Comeback {
  /** Milliseconds. */
  readonly at: number;
}

/** From before the coach accepted nothing is shown, nor a period that was over then (product 42.5). */
export function isForCoach(
  { kind, day, at }: LaidComeback,
  { rhythms }: Pick<GoalCard, "rhythms">,
  coachedAt: number | null,
  zone: string,
): boolean {
  if (coachedAt === null || at < coachedAt) return false;
  return kind === "day" || (periodAt(rhythms, day)?.from ?? day) > dayOf(coachedAt, zone);
}

/** Those of a goal's week, in the present one also since (product 42.5). */
export function comebacksOfWeek(
  comebacks: readonly Comeback[],
  { days: [first], period: { from, until } }: Pick<GoalWeek, "days" | "period">,
  today: Day,
): readonly ComebackKind[] {
  const end = today < until ? until : from;
  const isOf = (sought: ComebackKind, since: Day, before: Day) =>
    comebacks.some(({ kind, day }) => kind === sought && day >= since && day < before);
  return [
    ...(isOf("day", first?.day ?? from, end) ? (["day"] as const) : []),
    ...(isOf("week", from, until) ? (["week"] as const) : []),
  ];
}

/** The last days of a streak without a weekly quota. */
export interface LatelyLogged {
  /** Net gain (product 24.1), at least from the day before yesterday on; absent is 0. */
  readonly gains: Readonly<Record<Day, number>>;
  readonly endings: readonly Ending[];
}

function comebackOn(kind: ComebackKind, { today }: Pick<Now, "today">): Comeback {
  return { kind, day: today, week: mondayOf(today) };
}

function restsOf({ pauses }: Pick<GoalCard, "pauses">, endings: readonly Ending[], zone: string) {
  return [...pauses, ...endedTimes(endings, zone)];
}

function isRest(rests: readonly Rest[], day: Day): boolean {
  return rests.some(({ from, until }) => from <= day && (until === null || day < until));
}

/** Of a streak without a weekly quota. */
export interface VerifiedDays {
  readonly verifiedDays: readonly Day[];
  readonly endings: readonly Ending[];
}

/** Yesterday was missed, the day before it was not, and today is open (product 42.1). */
export function hasMissedDay(
  goal: GoalCard,
  { verifiedDays, endings }: VerifiedDays,
  now: Now,
): boolean {
  if (goal.status !== "active" || isPaused(goal, now)) return false;
  const yesterday = addDays(now.today, -1);
  return (
    verifiedDays.includes(addDays(now.today, -2)) &&
    !verifiedDays.includes(yesterday) &&
    !verifiedDays.includes(now.today) &&
    !isRest(restsOf(goal, endings, now.zone), yesterday)
  );
}

interface AfterMiss {
  readonly present: Period;
  /** More than one was missed in a row. */
  readonly again: boolean;
}

/** The open check-in's period if the one before it was missed (product 42.1). */
function afterMiss(goal: GoalCard, excuse: Excuse, now: Pick<Now, "today">): AfterMiss | null {
  const present = duePeriod(goal, now);
  const missedBefore = (from: Day): Period | null => {
    const period = periodAt(goal.rhythms, addDays(from, -1));
    if (period === null || period.from <= (goal.checkedIn ?? "")) return null;
    return periodState(goal, period, false, excuse, now.today) === "missed" ? period : null;
  };
  const missed = present && missedBefore(present.from);
  return present && missed && { present, again: missedBefore(missed.from) !== null };
}

type Move = Pick<NewEntry, "from" | "to" | "day" | "source">;

function gainAfter(gains: LatelyLogged["gains"], { day, from, to }: Move): number {
  return sum(gains[day] ?? 0, sum(Number(to), -Number(from)));
}

/** What an entry lays; null for nothing (product 42.3). */
export function comebackByEntry(
  goal: GoalCard,
  lately: LatelyLogged | null,
  entry: Move,
  now: Now,
): Comeback | null {
  if (lately === null || !marksActivity(entry)) return null;
  const { gains, endings } = lately;
  const verifiedDays = Object.keys(gains).filter((day) => (gains[day] ?? 0) > 0);
  if (!hasMissedDay(goal, { verifiedDays, endings }, now)) return null;
  return gainAfter(gains, entry) > 0 ? comebackOn("day", now) : null;
}

/** What a check-in lays; null for nothing (product 42.3). */
export function comebackByCheckIn(goal: GoalCard, excuse: Excuse, now: Now): Comeback | null {
  return afterMiss(goal, excuse, now) && comebackOn("week", now);
}

/** An undo after which its day is not verified any more (product 42.4). */
export function takesComebackBack(lately: LatelyLogged | null, undoing: Move): boolean {
  if (lately === null) return false;
  return (lately.gains[undoing.day] ?? 0) > 0 && gainAfter(lately.gains, undoing) <= 0;
}

/** Whether Today may ask for a missed day of the goal. */
export function asksForDays(goal: GoalCard, now: Now): boolean {
  const isOpen = goal.status === "active" && !isPaused(goal, now);
  return isOpen && goal.measurable.type === "DailyStreak" && !isCompleted(goal, now);
}

/** With the whole ledger. */
export interface Logged extends VerifiedDays {
  readonly goal: GoalCard;
}

/** The first row of Today (product 42.2). */
export interface ReturnStep {
  readonly goalId: string;
  /** Of its owner; true on this day only. */
  readonly day: Day;
  /** Before the step; null for a check-in. */
  readonly value: number | null;
  readonly text: string;
}

interface Weighed extends ReturnStep {
  /** A run's days; a check-in comes after all runs, and before a run that is over. */
  readonly stake: number;
}

function stepAfterDay({ goal, verifiedDays, endings }: Logged, now: Now): Weighed {
  const rests = restsOf(goal, endings, now.zone);
  const created = dayOf(goal.createdAt, now.zone);
  const { currentRun } = streakOf({ verifiedDays, rests, created, weeklyQuota: null }, now.today);
  return {
    goalId: goal.id,
    day: now.today,
    value: Number(goal.measurable.currentValue),
    text: currentRun > 0 ? words.runGoesOn(currentRun) : words.newRun,
    stake: currentRun,
  };
}

function stepAfterWeek(goalId: string, { present, again }: AfterMiss, { today }: Now): Weighed {
  const last = lastDayOf(present);
  const days = daysBetween(today, last);
  const { by, within } = again ? words.checkInAgain : words.checkIn;
  const text = days < 7 ? by(weekdayOf(last)) : within(days);
  return { goalId, day: today, value: null, text, stake: 0.5 };
}

/** The step with most at stake; null for none (product 42.2). */
export function returnStep(
  goals: readonly GoalCard[],
  streaks: readonly Logged[],
  excuse: Excuse,
  now: Now,
): ReturnStep | null {
  const steps = [
    ...streaks
      .filter((logged) => hasMissedDay(logged.goal, logged, now))
      .map((logged) => stepAfterDay(logged, now)),
    ...goals.flatMap((goal) => {
      const after = afterMiss(goal, excuse, now);
      return after === null ? [] : [stepAfterWeek(goal.id, after, now)];
    }),
  ];
  const [first] = steps.toSorted((one, other) => other.stake - one.stake);
  if (first === undefined) return null;
  const { stake: _, ...step } = first;
  return step;
}
