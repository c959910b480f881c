import type { Words } from "./language.ts";
import type { words as english } from "./measure-draft.words.ts";

export const words = {
  forms: {
    Numeric: {
      label: "Un nombre",
      hint: "Compter jusqu’à une cible, par exemple 5 nouveaux contacts.",
      target: "Cible",
      importHint: "La valeur est le total à la fin de ce jour, par exemple 12 ou 2.5.",
    },
    Date: {
      label: "Une date",
      hint: "Fait à une date donnée.",
      target: "Date cible",
      importHint: "La valeur est la date à laquelle l’objectif a été atteint, ou vide.",
    },
    DailyStreak: {
      label: "Série quotidienne",
      hint: "Un de plus pour chaque jour où c’est fait.",
      target: "Cible (jours)",
      importHint: "La valeur est le nombre de jours à ce stade.",
    },
    Boolean: {
      label: "Oui ou non",
      hint: "Pas de valeur intermédiaire.",
      target: null,
      importHint: "La valeur est « yes » (oui) ou « no » (non).",
    },
  },
} satisfies Words<typeof english>;
