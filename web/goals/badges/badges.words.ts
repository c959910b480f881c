import { words as list } from "#domain/list.words.ts";
import { counted } from "#domain/count-words.ts";

export const words = {
  earned: (badges: readonly string[]) => `You earned a badge: ${list.and(badges)}.`,

  notEarned: "Not earned yet",

  active: "Active",
  activeOn: (word: string, days: number, weeks: number) =>
    `${word} on ${counted(days, "day")} in the last ${weeks} weeks`,
  asTable: (word: string) => `${word} days as a table`,
  weekFrom: "Week from",
  days: (word: string) => `${word} days`,
  noDay: "none",
};
