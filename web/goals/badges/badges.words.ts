import { words as list } from "#domain/list.words.ts";
import { counted } from "#domain/count-words.ts";

export const words = {
  earned: (badges: readonly string[]) => `You earned a badge: ${list.and(badges)}.`,

  earnedTimes: (count: number, last: string) => `Earned ${count} times, last ${last}`,
  notEarned: (count: number) => `${counted(count, "badge")} not earned yet`,

  onDays: {
    activity: (days: number, weeks: number) =>
      weeks === 1
        ? `Active on ${counted(days, "day")} this week`
        : `Active on ${counted(days, "day")} in the last ${weeks} weeks`,
    progress: (days: number, weeks: number) =>
      `Progress on ${counted(days, "day")} in the last ${weeks} weeks`,
  },
  asTable: { activity: "Active days as a table", progress: "Days with progress as a table" },
  weekOf: "Week of",
  days: { activity: "Active days", progress: "Days with progress" },
  noDay: "none",
};
