import type { Words } from "./language.ts";
import type { words as english } from "./category.words.ts";

export const words = {
  names: {
    Career: "Carrière",
    Productivity: "Productivité",
    Skills: "Compétences",
    Uncategorized: "Sans catégorie",
  },
  general: "Général",
} satisfies Words<typeof english>;
