import type { Words } from "./language.ts";
import type { words as english } from "./overall.words.ts";

export const words = {
  excellent: "Excellent",
  good: "Bien",
  fair: "Correct",
  needsWork: "À renforcer",
  justStarted: "Tout début",

  stats: {
    "Total Goals": "Objectifs",
    Completed: "Atteints",
    Active: "En cours",
    "Need Attention": "À surveiller",
  },

  chips: {
    Stalled: "À l’arrêt",
    "Upcoming deadlines": "Échéances proches",
    "Recent coaching feedback": "Notes de coach récentes",
  },
} satisfies Words<typeof english>;
