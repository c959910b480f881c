import { counted } from "./count-words.ts";

export const words = {
  complete: "100% — you did it. Well done!",
  threeQuarters: "75% — you're on the home stretch.",
  half: "50% — halfway there.",
  quarter: "25% — a quarter done.",

  sevenDays: "7 days — a full week. It's becoming a habit.",
  threeDays: "3 days — you're finding your rhythm.",
  firstDay: "Day 1 — a good start.",

  share: (goal: string, weeks: number) =>
    weeks === 0
      ? `I reached my goal: “${goal}”.`
      : `I reached my goal: “${goal}”. It took ${counted(weeks, "week")}, and now it's done.`,
  achievement: "Goal completed",
};
