import type { Words } from "#domain/language.ts";
import type { words as english } from "./demo.words.ts";

export const words = {
  line: "Démo : tout est réinitialisé chaque heure.",
  signIn: "Choisissez l’une des personnes d’exemple. LinkedIn n’est pas contacté.",
} satisfies Words<typeof english>;
