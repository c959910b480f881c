import type { Words } from "#domain/language.ts";
import type { words as english } from "./ui.words.ts";

export const words = {
  cairn: "Cairn",
  loading: "Wird geladen...",
  retry: "Erneut versuchen",
  partFailed: "Dieser Abschnitt konnte nicht angezeigt werden.",

  cancel: "Abbrechen",
  dismiss: "Schließen",
  showFewer: "Weniger anzeigen",
  showMore: "Mehr anzeigen",

  step: (current, total) => `Schritt ${current} von ${total}`,
  asTable: (title) => `${title} als Tabelle`,

  separator: "Spaltentrennzeichen",
  separatorWhy: "Ändern Sie das, wenn Ihr Tabellenprogramm alles in einer Spalte anzeigt.",
  comma: "Komma, mit Dezimalzahlen wie 2.5",
  semicolon: "Semikolon, mit Dezimalzahlen wie 2,5",
} satisfies Words<typeof english>;
