import { nextOn, type CheckInDay } from "./cadence.ts";
import { DAY_MS, addDays, dayOf, daysBetween, nowIn, type Day, type Now } from "./day.ts";
import type { Frequency } from "./email-preferences.ts";
import * as limits from "./limits.ts";
import { instantAt } from "./local-hour.ts";

const HOUR = 3_600_000;

/** How often somebody wants digests, on which day of the week, and since when they want them so. */
export interface DigestWish {
  readonly frequency: Frequency;
  /** The person's check-in day. */
  readonly weekday: CheckInDay;
  /** Milliseconds; null for ever since. */
  readonly since: number | null;
  readonly zone: string;
}

/** True of a day on which a digest is due (product 16.4). */
export function isDigestDay(day: Day, { frequency, weekday, since, zone }: DigestWish): boolean {
  if (nextOn(weekday, day) !== day) return false;
  switch (frequency) {
    case "weekly":
      return true;
    case "biweekly":
      // Counted from the first such day since opting in.
      return daysBetween(nextOn(weekday, dayOf(since ?? 0, zone)), day) % 14 === 0;
    case "monthly":
      return Number(day.slice(-2)) <= 7;
  }
}

/** The morning hour of a day in a zone, as an instant in milliseconds (product 16.4). */
export function morningOf(day: Day, zone: string): number {
  return instantAt(day, limits.morningHour, zone);
}

/** When the next digest is due, strictly after an instant: a morning in the person's zone. Milliseconds. */
export function nextDigestAt(wish: DigestWish, after: number): number {
  let day = nextOn(wish.weekday, dayOf(after, wish.zone));
  while (morningOf(day, wish.zone) <= after || !isDigestDay(day, wish)) day = addDays(day, 7);
  return morningOf(day, wish.zone);
}

/** The digest's own day, or the nearest before it: `day` is one of that weekday. */
function digestDayBack(day: Day, wish: DigestWish): Day {
  return isDigestDay(day, wish) ? day : digestDayBack(addDays(day, -7), wish);
}

/** When the digest before one that is due at an instant was due. Milliseconds. */
export function digestBefore(wish: DigestWish, dueAt: number): number {
  const day = nextOn(wish.weekday, addDays(dayOf(dueAt, wish.zone), -7));
  return morningOf(digestDayBack(day, wish), wish.zone);
}

/** The newest digest that was due by an instant. Milliseconds. */
function newestDigestAt(wish: DigestWish, by: number): number {
  const day = nextOn(wish.weekday, addDays(dayOf(by, wish.zone), -6));
  const begun = morningOf(day, wish.zone) <= by;
  return morningOf(digestDayBack(begun ? day : addDays(day, -7), wish), wish.zone);
}

/** A digest that is to be written. */
export interface DueDigest {
  /** The day on which it was due. */
  readonly day: Day;
  /** When the one before it was; milliseconds. */
  readonly since: number;
}

/**
 * The digest to write at an instant for somebody who was due one at `dueAt` (milliseconds): of several that nobody was there
 * to write the newest alone, which tells of all their time; null where its day is too long ago (product 16.4).
 */
export function dueDigest(wish: DigestWish, dueAt: number, at: number): DueDigest | null {
  const newest = newestDigestAt(wish, at);
  if (at - newest > limits.lateDigestHours * HOUR) return null;
  const since = digestBefore(wish, Math.min(dueAt, newest));
  return { day: dayOf(newest, wish.zone), since };
}

/** Milliseconds from now to which planned mail is due at the furthest: what lies further was reckoned by a wrong clock. */
export const furthestAhead = {
  // Five weeks from the first such day of a month to that of the next.
  digest: 36 * DAY_MS,
  // From one such day to the next, with a clock that was changed between.
  coaching: 8 * DAY_MS,
  // `nextReminderDay` looks no further ahead than a stall takes.
  reminder: (limits.stalledAfterDays + 2) * DAY_MS,
} as const;

/** A due time that is never reached, for people who are never written to by the clock. Milliseconds. */
export const NEVER_DUE = 9_000_000_000_000_000;

/** True from the morning hour of a day on, until the day is over: what is due that day is written then (product 16.5). */
export function hasMorningCome({ at, today, zone }: Now): boolean {
  return morningOf(today, zone) <= at;
}

/** The next morning in a zone, strictly after an instant. Milliseconds. */
export function nextMorning(after: number, zone: string): number {
  const now = nowIn(after, zone);
  return morningOf(hasMorningCome(now) ? addDays(now.today, 1) : now.today, zone);
}
