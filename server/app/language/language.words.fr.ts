import type { Words } from "#domain/language.ts";
import type { words as english } from "./language.words.ts";

export const words = {
  language: "Langue",
  offer: "Cairn existe aussi en français.",
  read: "Lire en français",
  stay: "Rester en français",
} satisfies Words<typeof english>;
