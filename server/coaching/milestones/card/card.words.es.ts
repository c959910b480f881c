import type { Words } from "#domain/language.ts";
import type { words as english } from "./card.words.ts";

export const words = {
  completed: "Objetivo completado",
  underWay: "Objetivo en curso",
} satisfies Words<typeof english>;
