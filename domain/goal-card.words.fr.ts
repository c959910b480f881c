import type { Words } from "./language.ts";
import type { words as english } from "./goal-card.words.ts";

export const words = {
  badge: {
    completed: "Atteint",
    closed: "Clôturé",
    paused: "En pause",
    overdue: "Échéance dépassée",
    stalled: "À l’arrêt",
    "due-soon": "Échéance proche",
    "in-progress": "En cours",
  },
} satisfies Words<typeof english>;
