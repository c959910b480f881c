import { counted } from "./count-words.ts";

export const words = {
  nothingLogged: "Nothing logged yet.",
  activeOn: (days: string) => `Active ${days}.`,
  updated: (updated: number, goals: number) =>
    `Logged or checked in on ${updated} of ${counted(goals, "goal")}.`,
};
