import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./milestone.words.ts";

export const words = {
  title: "Öffentliche Seite",
  offer:
    "Erstellen Sie zu diesem Meilenstein eine Seite, die alle mit dem Link sehen können. Sie können sie jederzeit entfernen.",
  made: "Öffentliche Seite erstellt.",
  takenDown: "Öffentliche Seite entfernt. Ihr Link funktioniert nicht mehr.",

  address: "Link zur Seite",
  shows: (milestone, day) => parts(`Sie zeigt: ${milestone}, `, day, "."),
  copyAddress: "Link kopieren",
  copied: "Link in die Zwischenablage kopiert!",
  copyFailed: "Der Link konnte nicht kopiert werden.",
  open: "Seite öffnen",
  takeDown: "Seite entfernen",
  takePageDown: "Öffentliche Seite entfernen",
  takeDownSure:
    "Diese Seite entfernen? Ihr Link funktioniert dann nicht mehr, und eine neue Seite erhält einen neuen Link. Vorschauen, die schon anderswo veröffentlicht sind, bleiben.",

  pageTitle: "Titel",
  yourName: "Ihr Name",
  withoutName: "Ohne meinen Namen",
  withName: "Mit meinem Namen",
  willShow: "Was alle mit dem Link sehen werden",
  willShowNow: "Was sie nach dem Aktualisieren zeigt",
  name: "Name",
  noName: "Keiner",
  howFar: "Fortschritt und Datum",
  nothingElse: "Sonst nichts",
  nothingElseWhat:
    "Keine Zahlen, kein Coach, keine Kategorie, keine Notizen. Wir bitten Suchmaschinen, die Seite nicht aufzunehmen.",
  make: "Seite erstellen",
  update: "Seite aktualisieren",
  updated: "Öffentliche Seite aktualisiert.",
} satisfies Words<typeof english>;
