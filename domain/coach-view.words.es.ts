import type { Words } from "./language.ts";
import type { words as english } from "./coach-view.words.ts";

export const words = {
  label: {
    completed: "Completado",
    paused: "En pausa",
    overdue: "Vencido",
    stalled: "Estancado",
    "on-track": "En buen camino",
    "in-progress": "En curso",
    "not-started": "Sin empezar",
    unknown: "Desconocido",
  },
} satisfies Words<typeof english>;
