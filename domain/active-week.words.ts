import { counted } from "./count-words.ts";

export const words = {
  nothingLogged: "Nothing logged yet.",
  activeOn: (days: string) => `Active ${days}.`,
  moved: (moved: number, goals: number) => `Progress on ${moved} of ${counted(goals, "goal")}.`,
};
