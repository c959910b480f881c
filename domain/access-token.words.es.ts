import type { Words } from "./language.ts";
import type { words as english } from "./access-token.words.ts";

export const words = {
  scope: {
    read: "Solo leer",
    log: "Leer y registrar progreso",
  },
} satisfies Words<typeof english>;
