import type { Words } from "./language.ts";
import type { words as english } from "./measure-draft.words.ts";

export const words = {
  forms: {
    Numeric: {
      label: "Eine Zahl",
      hint: "Bis zu einem Zielwert zählen, zum Beispiel 5 neue Kontakte.",
      target: "Zielwert",
      importHint: "Der Wert ist der Stand am Ende des Tages, zum Beispiel 12 oder 2,5.",
    },
    Date: {
      label: "Bis zu einem Datum",
      hint: "Bis zu einem bestimmten Tag erreichen.",
      target: "Zieldatum",
      importHint: "Der Wert ist das Datum, an dem Sie es erreicht haben, oder leer.",
    },
    DailyStreak: {
      label: "Tägliche Serie",
      hint: "Jeder Tag, an dem Sie es tun, zählt.",
      target: "Zielwert (Tage)",
      importHint: "Der Wert ist die bisherige Anzahl der Tage.",
    },
    Boolean: {
      label: "Ja oder nein",
      hint: "Ohne Zwischenstufen.",
      target: null,
      importHint: "Der Wert ist „yes“ (ja) oder „no“ (nein).",
    },
  },
} satisfies Words<typeof english>;
