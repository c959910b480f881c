import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./goals.words.ts";

export const words = {
  markedComplete: (goal) => parts("Objectif « ", goal, " » atteint !"),
  took: (weeks) =>
    weeks === 0
      ? "Il a fallu moins d’une semaine."
      : `Il a fallu ${weeks} ${frenchPlural(weeks, "semaine", "semaines")}.`,
  shareNow: "Partager",
  close: "Fermer",
  undo: "Annuler",
  share: "Partager votre réussite",

  wasDeleted: (goal) => parts("Objectif « ", goal, " » supprimé."),
  deletedGoals: "Objectifs supprimés",

  readAs: (number) => `Nombre lu : ${number}.`,
} satisfies Words<typeof english>;
