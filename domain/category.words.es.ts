import type { Words } from "./language.ts";
import type { words as english } from "./category.words.ts";

export const words = {
  names: {
    Career: "Carrera profesional",
    Productivity: "Productividad",
    Skills: "Habilidades",
    Uncategorized: "Sin categoría",
  },
  general: "General",
} satisfies Words<typeof english>;
