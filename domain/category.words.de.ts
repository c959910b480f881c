import type { Words } from "./language.ts";
import type { words as english } from "./category.words.ts";

export const words = {
  names: {
    Career: "Karriere",
    Productivity: "Produktivität",
    Skills: "Fähigkeiten",
    Uncategorized: "Ohne Kategorie",
  },
  general: "Allgemein",
} satisfies Words<typeof english>;
