import { counted } from "./count-words.ts";
import * as limits from "./limits.ts";

export const words = {
  consistency: {
    displayName: "Consistency Champion",
    description: `Made progress ${limits.consistencyDays} days in a row.`,
    counted: (count: number) => counted(count, "day"),
  },
  daysSoFar: (days: number) =>
    `Make progress ${limits.consistencyDays} days in a row. ${days} of ${limits.consistencyDays} so far.`,

  milestone: {
    displayName: `Milestone Master (${limits.milestonePercent}%)`,
    description: "Reached half of a goal's target.",
    counted: (count: number) => counted(count, "goal"),
  },
  milestoneOf: (goal: string) => `Reached half of the target for “${goal}”.`,
  halfOf: (goal: string) => `Half of “${goal}”`,
  halfSoFar: (percent: number) =>
    `Get a number or streak goal halfway to its target. Your closest goal is at ${percent}%.`,

  sharing: {
    displayName: "Sharing Enthusiast",
    description: `Shared goals ${limits.sharesForBadge} times.`,
    counted: (count: number) => counted(count, "share"),
  },
  sharesSoFar: (shares: number) =>
    `Share goals ${limits.sharesForBadge} times. ${shares} of ${limits.sharesForBadge} so far.`,

  level: (level: number, count: string) => `Level ${level}, ${count}`,
  count: (count: number) => `Count ${count}`,
};
