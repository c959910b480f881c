import type { Words } from "./language.ts";
import type { words as english } from "./language.words.ts";

export const words = {
  tag: "de",
  made: "Maschinell übersetzt, noch nicht von einer Person mit Deutsch als Muttersprache geprüft.",
} satisfies Words<typeof english>;
