import type { Words } from "./language.ts";
import type { words as english } from "./goal.words.ts";

export const words = {
  field: {
    description: "Objectif",
    category: "Catégorie",
    specific: "Spécifique",
    measurable: "Mesurable",
    targetValue: "Cible",
    unit: "Unité",
    achievable: "Atteignable",
    relevant: "Pertinent",
    dueDate: "Échéance",
  },

  untitled: "Objectif",
  quoted: (text) => `« ${text} »`,
  became: (field, before, after) => `${field} : ${after} (avant : ${before})`,
} satisfies Words<typeof english>;
