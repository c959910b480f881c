import type { Words } from "./language.ts";
import type { words as english } from "./overall.words.ts";

export const words = {
  excellent: "Sehr gut",
  good: "Gut",
  fair: "Mittel",
  needsWork: "Ausbaufähig",
  justStarted: "Am Anfang",

  stats: {
    "Total Goals": "Ziele gesamt",
    Completed: "Abgeschlossen",
    Active: "Aktiv",
    "Need Attention": "Handlungsbedarf",
  },

  chips: {
    Stalled: "Stillstand",
    "Upcoming deadlines": "Bald fällig",
    "Recent coaching feedback": "Neue Coach-Notizen",
  },
} satisfies Words<typeof english>;
