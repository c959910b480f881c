import type { Words } from "#domain/language.ts";
import type { words as english } from "./card.words.ts";

export const words = {
  completed: "Ziel abgeschlossen",
  underWay: "Ziel in Arbeit",
} satisfies Words<typeof english>;
