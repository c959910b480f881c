import type { Words } from "./language.ts";
import type { words as english } from "./weekly-check-in.words.ts";

export const words = {
  health: {
    "on-track": "Auf Kurs",
    "at-risk": "Gefährdet",
    "off-track": "Kritisch",
  },
  healthInSentence: {
    "on-track": "auf Kurs",
    "at-risk": "gefährdet",
    "off-track": "kritisch",
  },
  kept: {
    kept: "Gehalten",
    partly: "Teils gehalten",
    not: "Nicht gehalten",
  },
  keptInSentence: {
    kept: "gehalten",
    partly: "teils gehalten",
    not: "nicht gehalten",
  },
} satisfies Words<typeof english>;
