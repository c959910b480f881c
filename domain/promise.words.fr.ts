import type { Words } from "./language.ts";
import type { words as english } from "./promise.words.ts";

export const words = {
  iWill: "Je vais",
  iWillBy: (day) => `D’ici au ${day}, je vais`,
  iWillByNext: (day) => `D’ici ${day} prochain, je vais`,
} satisfies Words<typeof english>;
