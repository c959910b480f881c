import { daysBetween, mondayOf, type Day, type Now } from "./day.ts";
import type { Notation } from "./notation.ts";
import { words } from "./day.words.ts";

// Not `Intl`: engines disagree, and its first format takes tens of ms on a phone.
function partsOf(day: Day) {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return { year, month: words.months[month - 1] as string, date };
}

/** A day without its year: "Feb 1", or "1 Feb" (product 1.11). */
export function dateInWords(day: Day, { order }: Notation): string {
  const { month, date } = partsOf(day);
  return order === "dmy" ? words.dayFirst(date, month) : `${month} ${date}`;
}

/** A day with its year: "Feb 1, 2027", "1 Feb 2027" or "2027 Feb 1" (product 1.11). */
export function dayInWords(day: Day, notation: Notation): string {
  const { year } = partsOf(day);
  const date = dateInWords(day, notation);
  switch (notation.order) {
    case "mdy":
      return `${date}, ${year}`;
    case "dmy":
      return `${date} ${year}`;
    case "ymd":
      return `${year} ${date}`;
  }
}

/** Distance from today: "in 5 days", "today", "1 day ago". */
export function distanceInWords(day: Day, now: Now): string {
  const days = daysBetween(now.today, day);
  if (days === 0) return words.today;
  return days > 0 ? words.inDays(days) : words.daysAgo(-days);
}

/** Weekday name, 1 for Monday to 7 for Sunday. */
export function weekdayName(weekday: number): string {
  return words.weekdays[weekday - 1] ?? "";
}

/** A day's weekday: "Thursday". */
export function weekdayOf(day: Day): string {
  return weekdayName(daysBetween(mondayOf(day), day) + 1);
}

/** A future day: 'Monday' within a week, else 'Feb 1' (product 25.10). */
export function comingDayInWords(
  day: Day,
  { today }: Pick<Now, "today">,
  notation: Notation,
): string {
  if (daysBetween(today, day) > 7) return dateInWords(day, notation);
  return weekdayOf(day);
}
