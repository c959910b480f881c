import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./confirming.words.ts";

export const words = {
  says: (owner, day) =>
    parts(
      owner,
      ` indique que l’objectif est atteint. Sans réponse de votre part, il sera considéré comme atteint le ${day}.`,
    ),
  confirm: "Confirmer",
  confirmOf: (goal) => ` que l’objectif est atteint : ${goal}`,
  notYet: "Pas encore",
  missing: "Que manque-t-il ?",
  sendNotYet: "Envoyer « Pas encore »",
  over: "Cette demande n’est plus ouverte. Votre texte est toujours là.",
} satisfies Words<typeof english>;
