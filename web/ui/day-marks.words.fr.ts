import type { Words } from "#domain/language.ts";
import type { words as english } from "./day-marks.words.ts";

export const words = {
  noDays: "Aucune saisie",
  first: {
    logged: (days) => `Saisie : ${days}`,
    "logged-later": (days) => `Saisie après coup : ${days}`,
    paused: (days) => `Pause : ${days}`,
  },
  next: {
    logged: (days) => `saisie : ${days}`,
    "logged-later": (days) => `saisie après coup : ${days}`,
    paused: (days) => `pause : ${days}`,
  },
} satisfies Words<typeof english>;
