import type { Words } from "./language.ts";
import type { words as english } from "./check-in.words.ts";

export const words = {
  failed: "No se pudieron cargar los seguimientos.",
  cadence: {
    1: "Cada semana",
    2: "Cada dos semanas",
    0: "Nunca",
  },
  cadenceInSentence: {
    1: "cada semana",
    2: "cada dos semanas",
    0: "nunca",
  },
} satisfies Words<typeof english>;
