import { duePeriod, lastDayOf, nextPeriod, periodAt } from "./check-in-period.ts";
import { addDays, dayOf, daysBetween, nowIn, type Day, type Now } from "./day.ts";
import { nextGoal } from "./digest.ts";
import type { GoalCard } from "./goal.ts";
import { isStalled } from "./insight.ts";
import * as limits from "./limits.ts";
import { digestBefore, newestDigestAt, nextDigestAt, type DigestWish } from "./mail-schedule.ts";
import { dayAfterActive, isPaused } from "./pause.ts";
import { daysWithoutProgress, isCompleted, isMeasured, percentage } from "./progress.ts";

export interface Reminder {
  readonly goalId: string;
  readonly description: string;
  readonly percentage: number;
  readonly dueDate: Day;
  readonly reason: "due-in-a-week" | "due-in-days" | "due-tomorrow" | "stalled";
  /** Days to the due date. */
  readonly left: number;
  /** Days without progress. */
  readonly still: number;
}

export interface OpenCheckIn {
  readonly goalId: string;
  readonly description: string;
  readonly percentage: number;
  readonly from: Day;
  readonly lastDay: Day;
}

/** What one mail says. */
export interface Reminders {
  readonly reminders: readonly Reminder[];
  readonly checkIns: readonly OpenCheckIn[];
}

/** A person's other mail. */
export interface MailBefore {
  /** Null for who gets no digest. */
  readonly digest: DigestWish | null;
  /** Day of the last reminder mail; null for none. */
  readonly last: Day | null;
}

const TOLD_FROM = limits.stalledAfterDays + 1;

/** Also what fell due when the last mail was too recent for another (product 16.5). */
function isToldOn(today: Day, day: Day | null, last: Day | null): boolean {
  if (day === null || day >= today) return day === today;
  return last !== null && day > last && addDays(last, limits.reminderMailDays) === today;
}

/** By its line, 'No change', or as the next step (product 16.5). */
function isStallInDigest(
  goal: GoalCard,
  goals: readonly GoalCard[],
  digest: DigestWish,
  now: Now,
): boolean {
  const at = newestDigestAt(digest, now.at);
  const then = nowIn(at, digest.zone);
  if (!isStalled(goal, then)) return false;
  const hasLine = (goal.lastProgressUpdateAt ?? 0) < digestBefore(digest, at);
  return hasLine || nextGoal(goals, then)?.goal === goal;
}

/** Soon enough that no other mail is needed. */
function isStallInNextDigest(goal: GoalCard, digest: DigestWish, now: Now): boolean {
  const at = nextDigestAt(digest, now.at);
  const days = daysBetween(now.today, dayOf(at, digest.zone));
  const hasLine = (goal.lastProgressUpdateAt ?? 0) < digestBefore(digest, at);
  return hasLine && days <= limits.reminderMailDays;
}

function dayStalled({ lastProgressUpdateAt, createdAt, pauses }: GoalCard, now: Now): Day | null {
  const lastStep = dayOf(lastProgressUpdateAt ?? createdAt, now.zone);
  return dayAfterActive(pauses, lastStep, TOLD_FROM);
}

/** No later mail would come in time. */
function isLastCall({ left }: Pick<Reminder, "left">): boolean {
  return left >= 1 && left <= limits.reminderMailDays;
}

function reminderOf(goal: GoalCard, kind: "due" | "stalled", now: Now): Reminder {
  const { id: goalId, description, dueDate } = goal;
  const left = daysBetween(now.today, dueDate);
  const byDays = left === limits.dueSoonDays ? "due-in-a-week" : "due-in-days";
  const due = left === 1 ? "due-tomorrow" : byDays;
  const reason = kind === "due" ? due : kind;
  const still = daysWithoutProgress(goal, now);
  return { goalId, description, percentage: percentage(goal, now), dueDate, reason, left, still };
}

function asks(goal: GoalCard, now: Now): boolean {
  return (
    goal.status === "active" &&
    isMeasured(goal, now) &&
    !isCompleted(goal, now) &&
    !isPaused(goal, now)
  );
}

/** False if it is said only where a mail leaves anyway. */
type Line = readonly [reminder: Reminder, isReason: boolean];

function goalReminder(
  goal: GoalCard,
  goals: readonly GoalCard[],
  { digest, last }: MailBefore,
  now: Now,
): Line[] {
  if (!asks(goal, now)) return [];
  const due = reminderOf(goal, "due", now);
  const weekBefore = addDays(goal.dueDate, -limits.dueSoonDays);
  if (isLastCall(due)) return [[due, due.left === 1]];
  if (isToldOn(now.today, weekBefore, last)) return [[due, true]];
  if (!isToldOn(now.today, dayStalled(goal, now), last)) return [];
  if (digest !== null && isStallInDigest(goal, goals, digest, now)) return [];
  const isReason = digest === null || !isStallInNextDigest(goal, digest, now);
  return [[reminderOf(goal, "stalled", now), isReason]];
}

function openCheckIn(goal: GoalCard, now: Now): OpenCheckIn[] {
  const period = duePeriod(goal, now);
  if (period === null || !isMeasured(goal, now)) return [];
  const { id: goalId, description } = goal;
  const [from, lastDay] = [period.from, lastDayOf(period)];
  return [{ goalId, description, percentage: percentage(goal, now), from, lastDay }];
}

/** Today's reminders, all in one mail; null for no mail (product 16.5, 16.16). */
export function remindersOf(
  goals: readonly GoalCard[],
  before: MailBefore,
  now: Now,
): Reminders | null {
  const { last } = before;
  if (last !== null && daysBetween(last, now.today) < limits.reminderMailDays) return null;
  const lines = goals.flatMap((goal) => goalReminder(goal, goals, before, now));
  const checkIns = goals
    .flatMap((goal) => openCheckIn(goal, now))
    .filter(({ from }) => isToldOn(now.today, addDays(from, limits.checkInReminderDays), last));
  if (checkIns.length === 0 && !lines.some(([, isReason]) => isReason)) return null;
  return { reminders: lines.map(([reminder]) => reminder), checkIns };
}

/** The reminder at sending time; none if its reason is gone (product 16.5). */
export function presentReminder(
  told: Pick<Reminder, "reason" | "dueDate">,
  goal: GoalCard,
  now: Now,
): Reminder[] {
  const kind = told.reason === "stalled" ? "stalled" : "due";
  const present = reminderOf(goal, kind, now);
  const isSo =
    kind === "stalled"
      ? present.still >= TOLD_FROM
      : told.dueDate === goal.dueDate && present.left >= 1;
  return isSo && asks(goal, now) ? [present] : [];
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
  const { dueDate } = goal;
  return [
    addDays(dueDate, -limits.dueSoonDays),
    addDays(dueDate, -1),
    dayStalled(goal, now) ?? [],
    openCheckInDays(goal, now),
  ].flat();
}

/** The next day to look for reminders, at most one stall ahead: a later step cannot stall sooner. */
export function nextReminderDay(goals: readonly GoalCard[], last: Day | null, now: Now): Day {
  const latest = addDays(now.today, TOLD_FROM);
  // Including goals at 100 percent: an undo reopens them.
  const days = goals.flatMap((goal) => reminderDays(goal, now));
  const freeAgain = last === null ? [] : [addDays(last, limits.reminderMailDays)];
  const ahead = [...days, ...freeAgain].filter((day) => day > now.today && day < latest);
  return ahead.toSorted()[0] ?? latest;
}
