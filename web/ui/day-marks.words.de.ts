import type { Words } from "#domain/language.ts";
import type { words as english } from "./day-marks.words.ts";

export const words = {
  noDays: "Nichts eingetragen",
  first: {
    logged: (days) => `Eingetragen ${days}`,
    "logged-later": (days) => `Nachgetragen ${days}`,
    paused: (days) => `Pausiert ${days}`,
  },
  next: {
    logged: (days) => `eingetragen ${days}`,
    "logged-later": (days) => `nachgetragen ${days}`,
    paused: (days) => `pausiert ${days}`,
  },
} satisfies Words<typeof english>;
