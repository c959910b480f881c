import { addDays, dayNumber, dayOf, daysBetween, type Day } from "./day.ts";
import type { Frequency } from "./email-preferences.ts";
import { limits } from "./limits.ts";
import { instantAt } from "./local-hour.ts";

const DAY = 86_400_000;

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

/** When the digest before one that is due at an instant was due: a digest tells what has changed since. Milliseconds. */
export function digestBefore(wish: DigestWish, dueAt: number): number {
  let monday = mondayFrom(addDays(dayOf(dueAt, wish.zone), -7));
  while (!isDigestDay(monday, wish)) monday = addDays(monday, -7);
  return morningOf(monday, wish.zone);
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

/** The next morning in a zone, strictly after an instant. Milliseconds. */
export function nextMorning(after: number, zone: string): number {
  const today = dayOf(after, zone);
  const morning = morningOf(today, zone);
  return morning > after ? morning : morningOf(addDays(today, 1), zone);
}
