import type { Words } from "./language.ts";
import type { words as english } from "./goal.words.ts";

export const words = {
  field: {
    description: "Ziel",
    category: "Kategorie",
    specific: "Spezifisch",
    measurable: "Messbar",
    targetValue: "Zielwert",
    unit: "Einheit",
    achievable: "Erreichbar",
    relevant: "Relevant",
    dueDate: "Fälligkeit",
  },

  untitled: "Ziel",
  quoted: (text) => `„${text}“`,
  became: (field, before, after) => `${field} geändert: bisher ${before}, jetzt ${after}`,
} satisfies Words<typeof english>;
