import type { Words } from "#domain/language.ts";
import type { words as english } from "./demo.words.ts";

export const words = {
  line: "Démo : tout est réinitialisé chaque heure.",
  signIn: "Choisissez l’un des profils de démonstration. Rien n’est envoyé à LinkedIn.",
} satisfies Words<typeof english>;
