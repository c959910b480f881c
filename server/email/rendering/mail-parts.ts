import { goalPath } from "#contract/routes.ts";
import { dayNumber, type Day } from "#domain/day.ts";
import type { MailPart } from "./mail-body.ts";

const MS_PER_DAY = 86_400_000;

// A day is no instant: it is written in the zone in which it is counted here.
const dayFormat = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "long",
  month: "long",
  day: "numeric",
});

/** A calendar day as a mail names it: "Monday, March 16". */
export function dayInMail(day: Day): string {
  return dayFormat.format(dayNumber(day) * MS_PER_DAY);
}

export const dashboard: MailPart = { kind: "button", label: "Open your dashboard", path: "/" };

export const toCheckIn: MailPart = { kind: "button", label: "Check in", path: "/check-in" };

/** The way to a goal's page; null where facts of an older release do not name the goal. */
export function wayTo({ goalId }: { readonly goalId?: string }): string | null {
  return goalId === undefined ? null : goalPath(goalId);
}
