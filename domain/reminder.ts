import { duePeriod, lastDayOf, nextPeriod, periodAt } from "./cadence.ts";
import { addDays, dayOf, daysBetween, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";
import { isDigestDay, type DigestWish } from "./mail-schedule.ts";
import { dayAfterActive, isPaused, pausedDays } from "./pause.ts";
import { daysWithoutProgress, isCompleted, isMeasured, percentage } from "./progress.ts";

/** A goal that asks for a look, and why. */
export interface Reminder {
  readonly goalId: string;
  readonly description: string;
  readonly percentage: number;
  readonly dueDate: Day;
  readonly reason: "due-in-a-week" | "due-tomorrow" | "stalled";
  /** Days without progress. */
  readonly still: number;
}

/** A stall is told of on the first day of more than so many without progress. */
const TOLD_FROM = limits.stalledAfterDays + 1;

/**
 * True on the day on which a stall is told of, so that it is once; where that is the day of a digest, which tells of the goal
 * itself, on the day after (product 16.5). `digest` is null where somebody gets none.
 */
function isStallTold(goal: GoalCard, now: Now, digest: DigestWish | null): boolean {
  const isDigest = (day: Day) => digest !== null && isDigestDay(day, digest);
  const still = daysWithoutProgress(goal, now);
  if (still === TOLD_FROM) return !isDigest(now.today);
  const yesterday = addDays(now.today, -1);
  const wentOn = pausedDays(goal.pauses, addDays(yesterday, -1), yesterday) === 0;
  return still === TOLD_FROM + 1 && wentOn && isDigest(yesterday);
}

function dueReason({ dueDate }: GoalCard, { today }: Now): Reminder["reason"] | null {
  const left = daysBetween(today, dueDate);
  if (left === 1) return "due-tomorrow";
  return left === limits.dueSoonDays ? "due-in-a-week" : null;
}

/** True of a goal that asks for something: it neither rests nor is it done. */
function asks(goal: GoalCard, now: Now): boolean {
  return (
    goal.status === "active" &&
    isMeasured(goal, now) &&
    !isCompleted(goal, now) &&
    !isPaused(goal, now)
  );
}

function reminderOf(goal: GoalCard, reason: Reminder["reason"] | null, now: Now): Reminder[] {
  if (reason === null || !asks(goal, now)) return [];
  const { id: goalId, description, dueDate } = goal;
  const still = daysWithoutProgress(goal, now);
  return [{ goalId, description, percentage: percentage(goal, now), dueDate, reason, still }];
}

/** What a person is reminded of today: a while and a day before a due date, and when a goal stalls (product 16.5). */
export function remindersOf(
  goals: readonly GoalCard[],
  digest: DigestWish | null,
  now: Now,
): Reminder[] {
  return goals.flatMap((goal) => {
    const stalled = isStallTold(goal, now, digest) ? "stalled" : null;
    return reminderOf(goal, dueReason(goal, now) ?? stalled, now);
  });
}

/** A reminder as it is when it leaves; none where its reason is no longer so (product 16.5). */
export function presentReminder(
  { reason }: Pick<Reminder, "reason">,
  goal: GoalCard,
  now: Now,
): Reminder[] {
  const isSo =
    reason === "stalled"
      ? daysWithoutProgress(goal, now) >= TOLD_FROM
      : dueReason(goal, now) === reason;
  return reminderOf(goal, isSo ? reason : null, now);
}

/** A goal whose check-in has been due for some days. */
export interface OpenCheckIn {
  readonly goalId: string;
  readonly description: string;
  readonly percentage: number;
  /** The first and the last day of its period. */
  readonly from: Day;
  readonly lastDay: Day;
}

/** A goal's check-in that is due; none where it is not. */
function openCheckIn(goal: GoalCard, now: Now): OpenCheckIn[] {
  const period = duePeriod(goal, now);
  if (period === null || !isMeasured(goal, now)) return [];
  const { id: goalId, description } = goal;
  const [from, lastDay] = [period.from, lastDayOf(period)];
  return [{ goalId, description, percentage: percentage(goal, now), from, lastDay }];
}

/** The check-ins of which a person is reminded today: those that have been due for `checkInReminderDays` (product 16.16). */
export function checkInsToRemindOf(goals: readonly GoalCard[], now: Now): OpenCheckIn[] {
  return goals
    .flatMap((goal) => openCheckIn(goal, now))
    .filter(({ from }) => daysBetween(from, now.today) === limits.checkInReminderDays);
}

/** A check-in that was reminded of, as it is when that leaves; none where it is done or its period over. */
export function presentCheckIn(
  { from }: Pick<OpenCheckIn, "from">,
  goal: GoalCard,
  now: Now,
): OpenCheckIn[] {
  return openCheckIn(goal, now).filter((open) => open.from === from);
}

function openCheckInDays({ rhythms }: GoalCard, { today }: Now): Day[] {
  const begins = [periodAt(rhythms, today)?.from, nextPeriod(rhythms, today)];
  return begins.flatMap((day) => (day ? [addDays(day, limits.checkInReminderDays)] : []));
}

function reminderDays(goal: GoalCard, now: Now): Day[] {
  const { dueDate, lastProgressUpdateAt, createdAt, pauses } = goal;
  const lastStep = dayOf(lastProgressUpdateAt ?? createdAt, now.zone);
  return [
    addDays(dueDate, -limits.dueSoonDays),
    addDays(dueDate, -1),
    dayAfterActive(pauses, lastStep, TOLD_FROM) ?? [],
    dayAfterActive(pauses, lastStep, TOLD_FROM + 1) ?? [],
    openCheckInDays(goal, now),
  ].flat();
}

/**
 * The day, after today, on which there may be something to be reminded of; at the latest as many days ahead as a stall
 * takes, because a step made from now on can begin the next one no sooner.
 */
export function nextReminderDay(goals: readonly GoalCard[], now: Now): Day {
  const latest = addDays(now.today, TOLD_FROM);
  // Also of goals at 100 percent: a value that is taken back makes them open again.
  const days = goals.flatMap((goal) => reminderDays(goal, now));
  const ahead = days.filter((day) => day > now.today && day < latest);
  return ahead.toSorted()[0] ?? latest;
}
