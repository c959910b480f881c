import type { Words } from "#domain/language.ts";
import type { words as english } from "./year.words.ts";

export const words = {
  title: "Jahresrückblick",
  years: "Jahre",
  loading: "Ihr Jahr wird geladen...",
  failed: "Ihr Jahr konnte nicht geladen werden.",
  missing: "Für dieses Jahr gibt es keinen Rückblick.",
  none: (year) => `${year} wurde nichts eingetragen.`,
  soFar: "Das bisherige Jahr.",
  private: "Nur Sie können diese Seite sehen.",

  goals: "Abgeschlossene Ziele",
  days: "Tage mit Fortschritt",
  weeks: "Vollständige Wochen",
  run: "Längste Wochenserie",
  checkIns: "Erledigte Check-ins",
  promises: "Gehaltene Zusagen",
  ofAll: (part, all) => `${part} von ${all}`,
  completed: "Abgeschlossen",

  draw: "Bild erstellen",
  download: "Bild herunterladen",
  share: "Über dieses Gerät teilen",
  print: "Drucken",
  pictureHas:
    "Es zeigt diese Zahlen, ohne Ihren Namen und Ihre Ziele. Niemand sieht es, bis Sie es teilen.",
} satisfies Words<typeof english>;
