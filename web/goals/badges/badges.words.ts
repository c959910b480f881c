import { counted } from "#domain/count-words.ts";

export const words = {
  earned: (badges: readonly string[]) => `You earned a badge: ${badges.join(", ")}.`,

  notEarned: (level: number) => `Level ${level}, not earned yet`,
  missing: (what: string) => `Missing: ${what}`,

  activeOn: (word: string, days: number, weeks: number) =>
    `${word} on ${counted(days, "day")} in ${weeks} weeks`,
  asTable: (word: string) => `${word} days as a table`,
  weekFrom: "Week from",
  days: (word: string) => `${word} on`,
  noDay: "no day",
};
