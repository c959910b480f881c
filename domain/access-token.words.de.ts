import type { Words } from "./language.ts";
import type { words as english } from "./access-token.words.ts";

export const words = {
  scope: {
    read: "Nur lesen",
    log: "Lesen und Fortschritt eintragen",
  },
} satisfies Words<typeof english>;
