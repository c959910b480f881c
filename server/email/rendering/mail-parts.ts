import { goalPath } from "#contract/routes.ts";
import { DAY_MS, dayNumber, type Day } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import type { QuotedWords } from "../mails/mail-kind.ts";
import { currentLanguage } from "#server/platform/language.ts";
import type { MailPart } from "./mail-body.ts";
import { words } from "./rendering.words.ts";

// Days are calendar dates, so format them in UTC.
const parts = { timeZone: "UTC", weekday: "long", month: "long", day: "numeric" } as const;

/** With the year unless it is the reader's (product 16.11). */
export function dayInMail(day: Day, today: Day): string {
  const format =
    day.slice(0, 4) === today.slice(0, 4) ? parts : { ...parts, year: "numeric" as const };
  return new Date(dayNumber(day) * DAY_MS).toLocaleDateString(
    `${currentLanguage()}-u-nu-latn`,
    format,
  );
}

export function dashboardButton(): MailPart {
  return { kind: "button", label: words.openDashboard, path: "/" };
}

export function checkInButton(): MailPart {
  return { kind: "button", label: words.checkIn, path: "/check-in" };
}

export function circlePath(circleId: string): string {
  return `/circles/${circleId}`;
}

/** Facts of an older release may not name the goal. */
export function wayTo({ goalId }: { readonly goalId?: string }): string | null {
  return goalId === undefined ? null : goalPath(goalId);
}

/** Those that matter go first (product 16.19). */
export function inRoom<T>(goals: readonly T[], matters: (goal: T) => boolean): readonly T[] {
  const [first, others] = [goals.filter(matters), goals.filter((goal) => !matters(goal))];
  const told = new Set([...first, ...others].slice(0, limits.mailGoals));
  return goals.filter((goal) => told.has(goal));
}

export function leftOut(told: readonly unknown[], all: readonly unknown[]): MailPart[] {
  const more = all.length - told.length;
  return more === 0 ? [] : [{ kind: "small", text: words.moreGoals(more) }];
}

export function goalParts<T>(
  goals: readonly T[],
  partOf: (goal: T) => MailPart,
  matters: (goal: T) => boolean = () => true,
): MailPart[] {
  const told = inRoom(goals, matters);
  return [...told.map(partOf), ...leftOut(told, goals)];
}

export function goalButton(goal: { readonly goalId?: string }): MailPart {
  const path = wayTo(goal);
  return path === null ? dashboardButton() : { kind: "button", label: words.openGoal, path };
}

export function quoteParts(quoted: readonly QuotedWords[]): MailPart[] {
  return quoted.map(({ by, text }) => ({ kind: "quote", by, text }));
}
