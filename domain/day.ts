/**
 * A calendar day, `YYYY-MM-DD`, in the zone of the person it belongs to.
 * Days are compared as text and counted as numbers; they never pass through a `Date` in local time.
 */
export type Day = string;

const MS_PER_DAY = 86_400_000;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const US = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  // Names count in any case: kept by spelling, a client could fill the memory with formats.
  const name = zone.toLowerCase();
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    calendar: "iso8601",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  formats.set(name, made);
  return made;
}

/** True for an IANA zone name that this runtime can count days in. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

const YEAR_ONE = -62_135_596_800_000;
const YEAR_10000 = 253_402_300_800_000;

/** The calendar day in `zone` at the instant `at` (milliseconds). */
export function dayOf(at: number, zone: string): Day {
  // Spares a page without a person's zone its first Intl format, which takes tens of milliseconds on a phone.
  if (zone === "UTC" && at >= YEAR_ONE && at < YEAR_10000)
    return new Date(at).toISOString().slice(0, 10);
  const parts = { year: "", month: "", day: "" };
  for (const { type, value } of formatOf(zone).formatToParts(at))
    if (type in parts) parts[type as keyof typeof parts] = value;
  return `${parts.year.padStart(4, "0")}-${parts.month}-${parts.day}`;
}

function dayFrom(year: number, month: number, day: number): Day | null {
  if (year < 1 || month < 1 || month > 12 || day < 1) return null;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}

/** Reads `YYYY-MM-DD`; null where it is not a real calendar date. */
export function parseDay(text: string): Day | null {
  const match = ISO.exec(text);
  return match ? dayFrom(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

/** Reads what a person may type, `YYYY-MM-DD` or `MM/DD/YYYY` (product 3.4); null where it is not a real calendar date. */
export function parseTypedDay(text: string): Day | null {
  const typed = text.trim();
  const match = US.exec(typed);
  return match ? dayFrom(Number(match[3]), Number(match[1]), Number(match[2])) : parseDay(typed);
}

/** Days since 1970-01-01 of a valid day. */
export function dayNumber(day: Day): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY);
}

/** The day of a day number. */
export function dayAt(number: number): Day {
  return new Date(number * MS_PER_DAY).toISOString().slice(0, 10);
}

/** `day` moved by a number of days. */
export function addDays(day: Day, days: number): Day {
  return dayAt(dayNumber(day) + days);
}

/** The first day of a day's week, where weeks begin on `first`, 1 for Monday to 7 for Sunday: the day itself, or one before it. */
export function weekFrom(day: Day, first: number): Day {
  // 1970-01-01 was a Thursday; days before it have negative numbers.
  return addDays(day, -((((dayNumber(day) + 4 - first) % 7) + 7) % 7));
}

/** The Monday of a day's week: the day itself, or the last one before it. */
export function mondayOf(day: Day): Day {
  return weekFrom(day, 1);
}

/** Days from `from` to `to`; negative where `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** The moment of a request as rules need it: the instant, and the calendar day of the person concerned. */
export interface Now {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly today: Day;
  /** IANA name of the zone in which days are counted. */
  readonly zone: string;
}

/** The moment `at` (milliseconds) as a person in `zone` sees it. */
export function nowIn(at: number, zone: string): Now {
  return { at, today: dayOf(at, zone), zone };
}
