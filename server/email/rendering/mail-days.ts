import { dayNumber, type Day } from "#domain/day.ts";

const MS_PER_DAY = 86_400_000;

// A day is no instant: it is written in the zone in which it is counted here.
const format = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "long",
  month: "long",
  day: "numeric",
});

/** A calendar day as a mail names it: "Monday, March 16". */
export function dayInMail(day: Day): string {
  return format.format(dayNumber(day) * MS_PER_DAY);
}
