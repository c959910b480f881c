import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./brief.words.ts";

export const words = {
  title: "Synthèse",
  titleOf: (owner) => `Synthèse : ${owner}`,
  loading: "Chargement de la synthèse...",
  failed: "La synthèse n’a pas pu être chargée.",
  about: (goals) =>
    frenchPlural(
      goals,
      `Les ${limits.briefWeeks} dernières semaines de l’objectif que vous accompagnez.`,
      `Les ${limits.briefWeeks} dernières semaines des ${goals} objectifs que vous accompagnez.`,
    ),
  print: "Imprimer",
  week: "Semaine",
  step: (step, day) => parts("Étape : ", step, ", ", day),
  noWeeks: "Aucun point de suivi pour l’instant.",
} satisfies Words<typeof english>;
