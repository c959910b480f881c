import type { Words } from "./language.ts";
import type { words as english } from "./goal-card.words.ts";

export const words = {
  badge: {
    completed: "Abgeschlossen",
    closed: "Unerreicht beendet",
    paused: "Pausiert",
    overdue: "Überfällig",
    stalled: "Stillstand",
    "due-soon": "Bald fällig",
    "in-progress": "In Arbeit",
  },
} satisfies Words<typeof english>;
