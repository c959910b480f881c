import { counted } from "./count-words.ts";
import { dayNumber, daysBetween, type Day, type Now } from "./day.ts";

/** One language for days and numbers, so that the server and every browser write the same. */
export const LOCALE = "en-US";

const MS_PER_DAY = 86_400_000;

let format: Intl.DateTimeFormat | undefined;

// Made when first needed: the first one of a page takes tens of milliseconds on a phone.
function dayFormat(): Intl.DateTimeFormat {
  // A day is no instant: it is written in the zone in which it is counted here.
  const day = { timeZone: "UTC", year: "numeric", month: "short", day: "numeric" } as const;
  format ??= new Intl.DateTimeFormat(LOCALE, day);
  return format;
}

/** A calendar day as a person reads it: "Feb 1, 2027". */
export function dayInWords(day: Day): string {
  return dayFormat().format(dayNumber(day) * MS_PER_DAY);
}

/** How far away a day is, seen from today: "in 5 days", "today", "1 day ago". */
export function distanceInWords(day: Day, now: Now): string {
  const days = daysBetween(now.today, day);
  if (days === 0) return "today";
  return days > 0 ? `in ${counted(days, "day")}` : `${counted(-days, "day")} ago`;
}
