import type { Words } from "./language.ts";
import { frenchPlural } from "./plural.ts";
import type { words as english } from "./comeback.words.ts";

export const words = {
  cameBack: {
    day: "Reprise après un jour manqué",
    week: "Reprise après un point de suivi manqué",
  },

  runGoesOn: (days) =>
    `Une saisie aujourd’hui, et votre série de ${days} ${frenchPlural(days, "jour", "jours")} continue`,
  newRun: "Une saisie aujourd’hui, et une nouvelle série commence",
  checkIn: {
    by: (weekday) => `Faites le point d’ici ${weekday} pour ne pas en manquer deux de suite`,
    within: (days) => `Faites le point dans les ${days} jours pour ne pas en manquer deux de suite`,
  },
  checkInAgain: {
    by: (weekday) => `Faites le point d’ici ${weekday}, et c’est reparti`,
    within: (days) => `Faites le point dans les ${days} jours, et c’est reparti`,
  },
} satisfies Words<typeof english>;
