import type { Words } from "#domain/language.ts";
import type { words as english } from "./streak.words.ts";

export const words = {
  yours: "Votre série",
  ofOwner: "Série",
  loading: "Chargement de la série...",
  failed: "La série n’a pas pu être chargée.",

  currentRun: "Série en cours",
  longestRun: "Plus longue série",
  verifiedDays: "Jours avec progression",

  quota: "Combien de jours par semaine ?",
  quotaWhy:
    "En dessous de 7 jours par semaine, votre série se compte en semaines, sans jours de grâce.",
  saveQuota: "Enregistrer les jours",
  saved: "Jours par semaine enregistrés.",
} satisfies Words<typeof english>;
