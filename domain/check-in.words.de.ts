import type { Words } from "./language.ts";
import type { words as english } from "./check-in.words.ts";

export const words = {
  failed: "Die Check-ins konnten nicht geladen werden.",
  cadence: {
    1: "Jede Woche",
    2: "Alle zwei Wochen",
    0: "Keine",
  },
  cadenceInSentence: {
    1: "jede Woche",
    2: "alle zwei Wochen",
    0: "keine",
  },
} satisfies Words<typeof english>;
