import { addDays, dayNumber, dayOf, daysBetween, nowIn, type Day, type Now } from "./day.ts";
import type { Frequency } from "./email-preferences.ts";
import { limits } from "./limits.ts";
import { instantAt } from "./local-hour.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How often somebody wants digests, and since when they want them so. */
export interface DigestWish {
  readonly frequency: Frequency;
  /** Milliseconds; null for ever since. */
  readonly since: number | null;
  readonly zone: string;
}

/** The first Monday from a day on. */
function mondayFrom(day: Day): Day {
  // 1970-01-01 was a Thursday.
  return addDays(day, (7 - ((dayNumber(day) + 3) % 7)) % 7);
}

function isDigestDay(monday: Day, { frequency, since, zone }: DigestWish): boolean {
  switch (frequency) {
    case "weekly":
      return true;
    case "biweekly":
      // product 16.4: counted from the first Monday since opting in.
      return daysBetween(mondayFrom(dayOf(since ?? 0, zone)), monday) % 14 === 0;
    case "monthly":
      return Number(monday.slice(-2)) <= 7;
  }
}

/** The morning hour of a day in a zone, as an instant in milliseconds (product 16.4). */
export function morningOf(day: Day, zone: string): number {
  return instantAt(day, limits.morningHour, zone);
}

/** When the next digest is due, strictly after an instant: a Monday morning in the person's zone. Milliseconds. */
export function nextDigestAt(wish: DigestWish, after: number): number {
  let monday = mondayFrom(dayOf(after, wish.zone));
  while (morningOf(monday, wish.zone) <= after || !isDigestDay(monday, wish))
    monday = addDays(monday, 7);
  return morningOf(monday, wish.zone);
}

/** The digest's own Monday, or the nearest before it. */
function digestDayBack(monday: Day, wish: DigestWish): Day {
  let day = monday;
  while (!isDigestDay(day, wish)) day = addDays(day, -7);
  return day;
}

/** When the digest before one that is due at an instant was due: a digest tells what has changed since. Milliseconds. */
export function digestBefore(wish: DigestWish, dueAt: number): number {
  const monday = mondayFrom(addDays(dayOf(dueAt, wish.zone), -7));
  return morningOf(digestDayBack(monday, wish), wish.zone);
}

/** The newest digest that was due by an instant. Milliseconds. */
function newestDigestAt(wish: DigestWish, by: number): number {
  const monday = mondayFrom(addDays(dayOf(by, wish.zone), -6));
  const begun = morningOf(monday, wish.zone) <= by;
  return morningOf(digestDayBack(begun ? monday : addDays(monday, -7), wish), wish.zone);
}

/** A digest that is to be written. */
export interface DueDigest {
  readonly monday: Day;
  /** What it tells has changed since then; milliseconds. */
  readonly since: number;
}

/**
 * The digest to write at an instant for somebody who was due one at `dueAt` (milliseconds): of several that nobody was there
 * to write the newest alone, which tells of all their time; null where its Monday is too long ago (product 16.4).
 */
export function dueDigest(wish: DigestWish, dueAt: number, at: number): DueDigest | null {
  const newest = newestDigestAt(wish, at);
  if (at - newest > limits.lateDigestHours * HOUR) return null;
  const since = digestBefore(wish, Math.min(dueAt, newest));
  return { monday: dayOf(newest, wish.zone), since };
}

/** Milliseconds from now to which planned mail is due at the furthest: what lies further was reckoned by a wrong clock. */
export const furthestAhead = {
  // Five weeks from one first Monday of a month to the next.
  digest: 36 * DAY,
  // `nextReminderDay` looks no further ahead than a stall takes.
  reminder: (limits.stalledAfterDays + 1) * DAY,
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
