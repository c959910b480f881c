import type { Words } from "./language.ts";
import type { words as english } from "./category.words.ts";

export const words = {
  /** By what is stored and sent. */
  names: {
    Career: "المسار المهني",
    Productivity: "الإنتاجية",
    Skills: "المهارات",
    Uncategorized: "بلا فئة",
  },
  general: "عام",
} satisfies Words<typeof english>;
