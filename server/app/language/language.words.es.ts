import type { Words } from "#domain/language.ts";
import type { words as english } from "./language.words.ts";

export const words = {
  language: "Idioma",
  offer: "Cairn también está disponible en español.",
  read: "Leer en español",
  stay: "Seguir en español",
} satisfies Words<typeof english>;
