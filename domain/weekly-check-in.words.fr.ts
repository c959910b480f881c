import type { Words } from "./language.ts";
import type { words as english } from "./weekly-check-in.words.ts";

export const words = {
  health: {
    "on-track": "En bonne voie",
    "at-risk": "À risque",
    "off-track": "En difficulté",
  },
  healthInSentence: {
    "on-track": "en bonne voie",
    "at-risk": "à risque",
    "off-track": "en difficulté",
  },
  kept: {
    kept: "Tenu",
    partly: "Tenu en partie",
    not: "Non tenu",
  },
  keptInSentence: {
    kept: "tenu",
    partly: "tenu en partie",
    not: "non tenu",
  },
} satisfies Words<typeof english>;
