import { goalPath } from "#contract/routes.ts";
import { counted } from "#domain/count-words.ts";
import { DAY_MS, dayNumber, type Day } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import type { QuotedWords } from "../mails/mail-kind.ts";
import type { MailPart } from "./mail-body.ts";

// A day is no instant: it is written in the zone in which it is counted here.
const parts = { timeZone: "UTC", weekday: "long", month: "long", day: "numeric" } as const;
const dayFormat = new Intl.DateTimeFormat("en-US", parts);
const dayAndYearFormat = new Intl.DateTimeFormat("en-US", { ...parts, year: "numeric" });

/** A calendar day as a mail names it: "Monday, March 16", outside the reader's year "Monday, May 5, 2031" (product 16.11). */
export function dayInMail(day: Day, today: Day): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? dayFormat : dayAndYearFormat;
  return format.format(dayNumber(day) * DAY_MS);
}

export const dashboardButton: MailPart = {
  kind: "button",
  label: "Open your dashboard",
  path: "/",
};

export const checkInButton: MailPart = { kind: "button", label: "Check in", path: "/check-in" };

/** The way to a goal's page; null where facts of an older release do not name the goal. */
export function wayTo({ goalId }: { readonly goalId?: string }): string | null {
  return goalId === undefined ? null : goalPath(goalId);
}

/** As many goals as one mail has room for, in their order: those that matter go before the others (product 16.19). */
export function inRoom<T>(goals: readonly T[], matters: (goal: T) => boolean): readonly T[] {
  const [first, others] = [goals.filter(matters), goals.filter((goal) => !matters(goal))];
  const told = new Set([...first, ...others].slice(0, limits.mailGoals));
  return goals.filter((goal) => told.has(goal));
}

/** Of how many goals a mail does not tell; nothing where it tells of all. */
export function leftOut(told: readonly unknown[], all: readonly unknown[]): MailPart[] {
  const more = all.length - told.length;
  return more === 0 ? [] : [{ kind: "small", text: `And ${counted(more, "more goal")}.` }];
}

/** The goals that a mail tells of, and of how many more it does not. */
export function goalParts<T>(
  goals: readonly T[],
  partOf: (goal: T) => MailPart,
  matters: (goal: T) => boolean = () => true,
): MailPart[] {
  const told = inRoom(goals, matters);
  return [...told.map(partOf), ...leftOut(told, goals)];
}

/** The button to the goal that a mail is about; to the dashboard where that is not known. */
export function goalButton(goal: { readonly goalId?: string }): MailPart {
  const path = wayTo(goal);
  return path === null ? dashboardButton : { kind: "button", label: "Open your goal", path };
}

export function quoteParts(words: readonly QuotedWords[]): MailPart[] {
  return words.map(({ by, text }) => ({ kind: "quote", by, text }));
}
