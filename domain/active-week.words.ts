import { counted } from "./count-words.ts";

export const words = {
  nothingLogged: "Nothing logged yet.",
  activeOn: (days: string) => `Active on ${days}.`,
  and: (days: string, last: string) => `${days} and ${last}`,
  moved: (moved: number, goals: number) => `${moved} of ${counted(goals, "goal")} moved.`,
};
