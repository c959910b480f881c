import { counted } from "./count-words.ts";
import * as limits from "./limits.ts";
import type { Grace, Streak } from "./streak.ts";

/** Null is every day (product 24.6). */
export const weeklyQuotas: readonly (number | null)[] = [
  null,
  ...Array.from({ length: limits.weeklyQuota }, (_, less) => limits.weeklyQuota - less),
];

/** A quota in words: "Every day", "6 of 7 days". */
export function quotaInWords(quota: number | null): string {
  return quota === null ? "Every day" : `${quota} of 7 days`;
}

/** A run's length: "3 days", with a weekly quota "3 weeks". */
export function runInWords(length: number, { grace }: Pick<Streak, "grace">): string {
  return counted(length, grace === null ? "week" : "day");
}

const daysOfGrace = (count: number) =>
  `${counted(count, "day")} of grace ${count === 1 ? "is" : "are"}`;

/** Grace left and used: "1 day of grace is left, earned by 7 days." (product 24.10). */
export function graceInWords({ kept, used }: Grace): string {
  const earned = limits.graceAfterDays;
  const left =
    kept === 0
      ? `No day of grace is left: each ${earned} verified days in a row earn one.`
      : `${daysOfGrace(kept)} left, earned by ${kept * earned} days.`;
  return used === 0 ? left : `${left} This run has used ${used}.`;
}

/** "A week, Monday to Sunday, counts from 3 verified days on." (product 24.10). */
export function weekRuleInWords(quota: number): string {
  return `A week, Monday to Sunday, counts from ${counted(quota, "verified day")} on.`;
}
