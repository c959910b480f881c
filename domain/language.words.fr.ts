import type { Words } from "./language.ts";
import type { words as english } from "./language.words.ts";

export const words = {
  tag: "fr",
  made: "Traduit par une machine, pas encore relu par une personne de langue maternelle française.",
} satisfies Words<typeof english>;
