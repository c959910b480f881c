import { duePeriod, lastDayOf, nextPeriod } from "#domain/check-in-period.ts";
import { daysBetween, type Day, type Now } from "#domain/day.ts";
import { comingDayInWords } from "#domain/day-words.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { Notation } from "#domain/notation.ts";
import type { Health } from "#domain/weekly-check-in.ts";
import type { Tone } from "#web/ui/tone.ts";
import { words } from "./weekly-check-in.words.ts";

export const healthTones: Readonly<Record<Health, Tone>> = {
  "on-track": "green",
  "at-risk": "amber",
  "off-track": "red",
};

// product 25.11
export function promiseBegins(goal: GoalCard, now: Now, notation: Notation): string {
  const next = nextPeriod(goal.rhythms, now.today) ?? duePeriod(goal, now)?.until;
  if (next === undefined) return words.iWill;
  const day = comingDayInWords(next, now, notation);
  return daysBetween(now.today, next) <= 7 ? words.iWillByNext(day) : words.iWillBy(day);
}

export function dueUntil(goal: GoalCard, now: Now): Day | null {
  const period = duePeriod(goal, now);
  return period && lastDayOf(period);
}
