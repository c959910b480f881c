import type { Words } from "#domain/language.ts";
import type { words as english } from "./streak.words.ts";

export const words = {
  yours: "Ihre Serie",
  ofOwner: "Serie",
  loading: "Die Serie wird geladen...",
  failed: "Die Serie konnte nicht geladen werden.",

  currentRun: "Aktuelle Serie",
  longestRun: "Längste Serie",
  verifiedDays: "Tage mit Fortschritt",

  quota: "An wie vielen Tagen pro Woche?",
  quotaWhy:
    "Bei weniger als 7 Tagen pro Woche zählt Ihre Serie in Wochen und hat keine Puffertage.",
  saveQuota: "Tage pro Woche speichern",
  saved: "Tage pro Woche gespeichert.",
} satisfies Words<typeof english>;
