import type { Words } from "./language.ts";
import type { words as english } from "./access-token.words.ts";

export const words = {
  scope: {
    read: "Lecture seule",
    log: "Lecture et saisie de progression",
  },
} satisfies Words<typeof english>;
