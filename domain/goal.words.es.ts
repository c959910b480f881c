import type { Words } from "./language.ts";
import type { words as english } from "./goal.words.ts";

export const words = {
  field: {
    description: "Objetivo",
    category: "Categoría",
    specific: "Específico",
    measurable: "Medible",
    targetValue: "Meta",
    unit: "Unidad",
    achievable: "Alcanzable",
    relevant: "Relevante",
    dueDate: "Fecha límite",
  },

  untitled: "Objetivo",
  quoted: (text) => `«${text}»`,
  became: (field, before, after) => `${field}: de ${before} a ${after}`,
} satisfies Words<typeof english>;
