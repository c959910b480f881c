import { duePeriod, lastDayOf, nextPeriod, periodAt } from "./check-in-period.ts";
import { addDays, dayOf, daysBetween, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";
import { isDigestDay, type DigestWish } from "./mail-schedule.ts";
import { dayAfterActive, isPaused, pausedDays } from "./pause.ts";
import { daysWithoutProgress, isCompleted, isMeasured, percentage } from "./progress.ts";

export interface Reminder {
  readonly goalId: string;
  readonly description: string;
  readonly percentage: number;
  readonly dueDate: Day;
  readonly reason: "due-in-a-week" | "due-tomorrow" | "stalled";
  /** Days without progress. */
  readonly still: number;
}

const TOLD_FROM = limits.stalledAfterDays + 1;

/** Once per stall; a day later if a digest covers it; `digest` null for none (product 16.5). */
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

/** Today's reminders: before a due date, and when a goal stalls (product 16.5). */
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

/** The reminder at sending time; none if its reason is gone (product 16.5). */
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

export interface OpenCheckIn {
  readonly goalId: string;
  readonly description: string;
  readonly percentage: number;
  readonly from: Day;
  readonly lastDay: Day;
}

function openCheckIn(goal: GoalCard, now: Now): OpenCheckIn[] {
  const period = duePeriod(goal, now);
  if (period === null || !isMeasured(goal, now)) return [];
  const { id: goalId, description } = goal;
  const [from, lastDay] = [period.from, lastDayOf(period)];
  return [{ goalId, description, percentage: percentage(goal, now), from, lastDay }];
}

/** Check-ins due for `checkInReminderDays` (product 16.16). */
export function checkInsToRemindOf(goals: readonly GoalCard[], now: Now): OpenCheckIn[] {
  return goals
    .flatMap((goal) => openCheckIn(goal, now))
    .filter(({ from }) => daysBetween(from, now.today) === limits.checkInReminderDays);
}

/** The check-in reminder at sending time; none if done or over. */
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

/** The next day to look for reminders, at most one stall ahead: a later step cannot stall sooner. */
export function nextReminderDay(goals: readonly GoalCard[], now: Now): Day {
  const latest = addDays(now.today, TOLD_FROM);
  // Including goals at 100 percent: an undo reopens them.
  const days = goals.flatMap((goal) => reminderDays(goal, now));
  const ahead = days.filter((day) => day > now.today && day < latest);
  return ahead.toSorted()[0] ?? latest;
}
