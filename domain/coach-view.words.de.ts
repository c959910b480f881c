import type { Words } from "./language.ts";
import type { words as english } from "./coach-view.words.ts";

export const words = {
  label: {
    completed: "Abgeschlossen",
    paused: "Pausiert",
    overdue: "Überfällig",
    stalled: "Stillstand",
    "on-track": "Auf Kurs",
    "in-progress": "In Arbeit",
    "not-started": "Nicht begonnen",
    unknown: "Unbekannt",
  },
} satisfies Words<typeof english>;
