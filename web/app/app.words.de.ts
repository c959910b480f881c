import type { Words } from "#domain/language.ts";
import type { words as english } from "./app.words.ts";

export const words = {
  documentTitle: (screen) => `${screen} · Cairn`,

  skip: "Zum Inhalt springen",
  home: "Cairn, Dashboard",
  navigation: "Hauptmenü",
  menu: "Menü",

  loading: "Wird geladen...",
  loadingAdmin: "Der Admin-Bereich wird geladen...",
  loadFailed: "Diese Seite konnte nicht geladen werden.",
  loadFailedOffline: "Sie sind offline. Diese Seite konnte deshalb nicht geladen werden.",
  retry: "Erneut versuchen",

  failedTitle: "Cairn",
  failed: "Diese Seite konnte nicht angezeigt werden.",

  offline: "Sie sind offline",
  offlineWhy:
    "Cairn ist nicht erreichbar. Diese Seite wird neu geladen, sobald die Verbindung wieder da ist.",
  tryAgain: "Erneut versuchen",
  stillOffline: "Noch immer offline. Cairn versucht es weiter.",
} satisfies Words<typeof english>;
