import type { Words } from "./language.ts";
import type { words as english } from "./check-in.words.ts";

export const words = {
  failed: "Les points de suivi n’ont pas pu être chargés.",
  cadence: {
    1: "Chaque semaine",
    2: "Toutes les deux semaines",
    0: "Jamais",
  },
  cadenceInSentence: {
    1: "chaque semaine",
    2: "toutes les deux semaines",
    0: "aucun",
  },
} satisfies Words<typeof english>;
