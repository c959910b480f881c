import type { Words } from "./language.ts";
import type { words as english } from "./weekly-check-in.words.ts";

export const words = {
  health: {
    "on-track": "En buen camino",
    "at-risk": "En riesgo",
    "off-track": "Fuera de rumbo",
  },
  healthInSentence: {
    "on-track": "en buen camino",
    "at-risk": "en riesgo",
    "off-track": "fuera de rumbo",
  },
  kept: {
    kept: "Cumplido",
    partly: "En parte",
    not: "No cumplido",
  },
  keptInSentence: {
    kept: "cumplido",
    partly: "cumplido en parte",
    not: "no cumplido",
  },
} satisfies Words<typeof english>;
