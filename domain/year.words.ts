import { counted } from "./count-words.ts";

export const words = {
  title: (year: number) => `${year} in review`,
  goals: (goals: number) => `${counted(goals, "goal")} completed`,
  days: (days: number) => `${counted(days, "day")} with progress`,
  weeks: (kept: number, due: number) => `${kept} of ${counted(due, "week")} kept`,
  run: (weeks: number) => `Longest run: ${counted(weeks, "week")}`,
};
