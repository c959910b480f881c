import type { Words } from "#domain/language.ts";
import type { words as english } from "./card.words.ts";

export const words = {
  completed: "Objectif atteint",
  underWay: "Objectif en cours",
} satisfies Words<typeof english>;
