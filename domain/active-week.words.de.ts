import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./active-week.words.ts";

export const words = {
  nothingLogged: "Noch nichts eingetragen.",
  activeOn: (days) => `Aktiv: ${days}.`,
  updated: (updated, goals) =>
    `Einträge oder Check-ins zu ${updated} von ${goals} ${plural(goals, "Ziel", "Zielen")}.`,
} satisfies Words<typeof english>;
