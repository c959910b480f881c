import { duePeriod, lastDayOf } from "#domain/check-in-period.ts";
import type { Day, Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { Health } from "#domain/weekly-check-in.ts";
import type { Tone } from "#web/ui/tone.ts";

export const healthTones: Readonly<Record<Health, Tone>> = {
  "on-track": "green",
  "at-risk": "amber",
  "off-track": "red",
};

export function dueUntil(goal: GoalCard, now: Now): Day | null {
  const period = duePeriod(goal, now);
  return period && lastDayOf(period);
}
