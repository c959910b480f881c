import { counted } from "./count-words.ts";
import * as limits from "./limits.ts";

export const words = {
  consistency: {
    displayName: "Consistency Champion",
    description: `Made progress on ${limits.consistencyDays} days in a row.`,
    counts: "day",
  },
  moreDays: (days: number) => `${counted(days, "more day")} in a row with progress`,

  milestone: {
    displayName: `Milestone Master (${limits.milestonePercent}%)`,
    description: "Reached half of a goal's target.",
    counts: "goal",
  },
  milestoneOf: (goal: string) => `Reached half of the target of “${goal}”.`,
  halfOf: (goal: string) => `Half of “${goal}”`,
  halfAsked: `${limits.milestonePercent}% of the target of a goal with a number or a streak`,
  closest: (asked: string, percent: number) => `${asked}; your closest is at ${percent}%`,

  sharing: {
    displayName: "Sharing Enthusiast",
    description: `Shared goals ${limits.sharesForBadge} times.`,
    counts: "share",
  },
  moreShares: (shares: number) => counted(shares, "more share"),

  level: (level: number, count: string) => `Level ${level}, ${count}`,
  count: (count: number) => `Count ${count}`,
};
