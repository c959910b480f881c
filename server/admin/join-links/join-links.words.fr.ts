import type { Words } from "#domain/language.ts";
import type { words as english } from "./join-links.words.ts";

export const words = {
  firstPasskey: "Première clé d’accès",
} satisfies Words<typeof english>;
