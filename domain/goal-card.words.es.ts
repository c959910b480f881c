import type { Words } from "./language.ts";
import type { words as english } from "./goal-card.words.ts";

export const words = {
  badge: {
    completed: "Completado",
    closed: "Cerrado",
    paused: "En pausa",
    overdue: "Vencido",
    stalled: "Estancado",
    "due-soon": "Vence pronto",
    "in-progress": "En curso",
  },
} satisfies Words<typeof english>;
