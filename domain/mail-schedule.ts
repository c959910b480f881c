import { checkInDays, nextOn, type CheckInDay } from "./check-in-period.ts";
import { DAY_MS, addDays, dayOf, daysBetween, nowIn, type Day, type Now } from "./day.ts";
import type { Frequency } from "./email-preferences.ts";
import * as limits from "./limits.ts";
import { instantAt } from "./local-hour.ts";

const HOUR = 3_600_000;

export interface DigestWish {
  readonly frequency: Frequency;
  readonly weekday: CheckInDay;
  /** Opted in at, ms; null for always. */
  readonly since: number | null;
  readonly zone: string;
}

/** True if a digest is due on a day (product 16.4). */
export function isDigestDay(day: Day, { frequency, weekday, since, zone }: DigestWish): boolean {
  if (nextOn(weekday, day) !== day) return false;
  switch (frequency) {
    case "weekly":
      return true;
    case "biweekly":
      // Weeks count from the first such day after opting in.
      return daysBetween(nextOn(weekday, dayOf(since ?? 0, zone)), day) % 14 === 0;
    case "monthly":
      return Number(day.slice(-2)) <= 7;
  }
}

/** A coach's week: the morning after their check-in day (product 16.17). */
export function coachingWish(zone: string, weekday: CheckInDay): DigestWish {
  const dayAfter = checkInDays[weekday % checkInDays.length] ?? weekday;
  return { zone, weekday: dayAfter, since: null, frequency: "weekly" };
}

/** The morning hour of a day in a zone, in ms (product 16.4). */
export function morningOf(day: Day, zone: string): number {
  return instantAt(day, limits.morningHour, zone);
}

/** The next digest strictly after an instant, both in ms. */
export function nextDigestAt(wish: DigestWish, after: number): number {
  let day = nextOn(wish.weekday, dayOf(after, wish.zone));
  while (morningOf(day, wish.zone) <= after || !isDigestDay(day, wish)) day = addDays(day, 7);
  return morningOf(day, wish.zone);
}

/** `day` must be of that weekday. */
function digestDayBack(day: Day, wish: DigestWish): Day {
  return isDigestDay(day, wish) ? day : digestDayBack(addDays(day, -7), wish);
}

/** The due time of the previous digest, in ms. */
export function digestBefore(wish: DigestWish, dueAt: number): number {
  const day = nextOn(wish.weekday, addDays(dayOf(dueAt, wish.zone), -7));
  return morningOf(digestDayBack(day, wish), wish.zone);
}

/** The due time of the newest digest by an instant, both in ms. */
export function newestDigestAt(wish: DigestWish, by: number): number {
  const day = nextOn(wish.weekday, addDays(dayOf(by, wish.zone), -6));
  const begun = morningOf(day, wish.zone) <= by;
  return morningOf(digestDayBack(begun ? day : addDays(day, -7), wish), wish.zone);
}

export interface DueDigest {
  readonly day: Day;
  /** When the previous one was due, ms. */
  readonly since: number;
}

/** The newest digest due since `dueAt` (ms); null if its day is too long ago (product 16.4). */
export function dueDigest(wish: DigestWish, dueAt: number, at: number): DueDigest | null {
  const newest = newestDigestAt(wish, at);
  if (at - newest > limits.lateDigestHours * HOUR) return null;
  const since = digestBefore(wish, Math.min(dueAt, newest));
  return { day: dayOf(newest, wish.zone), since };
}

/** Milliseconds ahead; anything later came from a wrong clock. */
export const furthestAhead = {
  // Five weeks between two such days of adjacent months.
  digest: 36 * DAY_MS,
  // A week, and a clock change.
  coaching: 8 * DAY_MS,
  // `nextReminderDay` looks no further ahead.
  reminder: (limits.stalledAfterDays + 2) * DAY_MS,
} as const;

/** Milliseconds; sorts after every real due time. */
export const NEVER_DUE = 9_000_000_000_000_000;

/** From the morning hour until the day ends (product 16.5). */
export function hasMorningCome({ at, today, zone }: Now): boolean {
  return morningOf(today, zone) <= at;
}

/** The next morning in a zone, strictly after an instant, in ms. */
export function nextMorning(after: number, zone: string): number {
  const now = nowIn(after, zone);
  return morningOf(hasMorningCome(now) ? addDays(now.today, 1) : now.today, zone);
}
