import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./private-notes.words.ts";

export const words = {
  title: "Private Notizen",
  readers: (owner) =>
    parts("Nur Sie können diese Notizen lesen, weder ", owner, " noch andere Coaches."),
  loading: "Ihre privaten Notizen werden geladen...",
  failed: "Ihre privaten Notizen konnten nicht geladen werden.",
  most: `Sie können zu einem Ziel bis zu ${limits.privateNotesPerGoal} private Notizen haben.`,

  removedElsewhere:
    "Diese Notiz wurde in einem anderen Fenster gelöscht. Ihre Änderungen wurden nicht gespeichert:",
  notSaved: "Nicht gespeichert",
  dismiss: "Schließen",

  newNote: "Neue private Notiz",
  changedNote: "Notiz bearbeiten",
  keepNote: "Notiz speichern",
  saveChange: "Änderungen speichern",
  discardChange: "Änderungen verwerfen",
  saved: "Private Notiz gespeichert.",
  saveFailed: "Die Notiz konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
  saveRefused:
    "Die Notiz wurde nicht gespeichert: Sie coachen dieses Ziel nicht mehr, oder die Notiz wurde gelöscht. Ihr Text ist noch hier.",

  changedAt: "Bearbeitet ",
  change: "Bearbeiten",
  remove: "Löschen",
  ofNote: (beginning) => `: Notiz „${beginning}“`,
  removal: "Notiz löschen",
  removalSure: "Diese Notiz löschen? Das lässt sich nicht rückgängig machen.",
  removeNote: "Notiz löschen",
  keepIt: "Notiz behalten",
} satisfies Words<typeof english>;
