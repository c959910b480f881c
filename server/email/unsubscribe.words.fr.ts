import type { Words } from "#domain/language.ts";
import type { words as english } from "./unsubscribe.words.ts";

export const words = {
  missing: (field) => `Champ manquant : ${field}.`,
  unsubscribed: "Désabonnement effectué.",
} satisfies Words<typeof english>;
