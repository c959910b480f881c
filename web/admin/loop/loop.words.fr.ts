import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./loop.words.ts";

export const words = {
  title: "Points de suivi",
  range: "Période",
  weeks: (count) => `${count} semaines`,
  counting: "Calcul en cours...",
  countedAt: (time) => parts("Au ", time),

  coached: "Objectifs avec un coach",
  done: "Faits",
  missed: "Manqués",
  due: "Encore attendus",
  doneOfOver: "Taux de réalisation",
  answersWithin: "Délai médian de réponse du coach",
  days: (days, shown) => `${shown} ${frenchPlural(days, "jour", "jours")}`,
  unknown: "n. d.",
  noneDue: (weeks) => `Aucun point de suivi attendu sur les ${weeks} dernières semaines.`,

  byWeek: "Points de suivi par semaine",
  weekNames: "Les semaines commencent le lundi.",
  weekOf: "Semaine du",
  weekCounts: (week, done, due, missed) =>
    `Semaine du ${week} : faits ${done}, encore attendus ${due}, manqués ${missed}`,
} satisfies Words<typeof english>;
