import { dateInWords } from "#domain/day-words.ts";
import { addDays, type Day } from "#domain/day.ts";
import type { Notation } from "#domain/notation.ts";
import { words } from "./circles.words.ts";

interface Counted {
  readonly checkedIn: number;
  readonly of: number;
}

export function checkedInWords({ checkedIn, of }: Counted): string {
  return of === 0 ? words.nothingDue : words.checkedIn(checkedIn, of);
}

export function runWords(weeks: number): string {
  return weeks === 0 ? words.noRun : words.run(weeks);
}

/** Of the week that begins on a Monday. */
export function spanWords(monday: Day, notation: Notation): string {
  const sunday = addDays(monday, 6);
  return words.span(dateInWords(monday, notation), dateInWords(sunday, notation));
}
