import type { Words } from "./language.ts";
import type { words as english } from "./progress.words.ts";

export const words = {
  failed: "La progression de l’objectif n’a pas pu être calculée.",

  completed: "Atteint",
  ofTheWay: (percent) => `${percent} % du chemin`,
} satisfies Words<typeof english>;
