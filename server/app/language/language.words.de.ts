import type { Words } from "#domain/language.ts";
import type { words as english } from "./language.words.ts";

export const words = {
  language: "Sprache",
  offer: "Cairn gibt es auch auf Deutsch.",
  read: "Auf Deutsch lesen",
  stay: "Bei Deutsch bleiben",
} satisfies Words<typeof english>;
