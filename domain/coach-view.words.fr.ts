import type { Words } from "./language.ts";
import type { words as english } from "./coach-view.words.ts";

export const words = {
  label: {
    completed: "Atteint",
    paused: "En pause",
    overdue: "Échéance dépassée",
    stalled: "À l’arrêt",
    "on-track": "En bonne voie",
    "in-progress": "En cours",
    "not-started": "Pas commencé",
    unknown: "Inconnu",
  },
} satisfies Words<typeof english>;
