import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./card.words.ts";

export const words = {
  progressOf: (goal) => `Fortschritt von ${goal}`,
  timeFor: (goal) => `Vergangene Zeit für ${goal}`,
  timePassed: (percent) => `${percent} % der Zeit um`,
  due: (day) => parts("Fällig: ", day),

  updateProgress: "Fortschritt eintragen",
  markComplete: "Abschließen",
  log: "Eintragen",
  done: "Erledigt",
  stepOn: (step, goal) => `${step}: ${goal}`,
  addOne: "+1",
  addOneTo: (goal) => `Zu „${goal}“ 1 hinzufügen`,

  more: (goal) => `Weitere Aktionen für ${goal}`,
  viewDetails: "Details",
  unsavedNote: "Nicht gespeicherte Notiz",
  unreadNotes: (count) =>
    `${count} ${plural(count, "ungelesene Coach-Notiz", "ungelesene Coach-Notizen")}`,

  updating: "Wird gespeichert...",
  updated: "Fortschritt eingetragen!",
  completed: "Abgeschlossen!",
  undone: "Rückgängig gemacht.",
  missing: "Es fehlen Daten. Bitte laden Sie die Seite neu.",
  waits: "Noch nicht gesendet",
  kept: "Ihr Fortschritt ist auf diesem Gerät gespeichert und wird gesendet, sobald Sie sich anmelden.",
  undo: "Rückgängig",
  undoOn: (goal) => `: letzte Änderung an ${goal}`,
} satisfies Words<typeof english>;
