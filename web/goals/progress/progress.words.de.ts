import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./progress.words.ts";

export const words = {
  title: "Fortschritt eintragen",
  now: (value) => `Jetzt: ${value}`,
  chooseDay: "Wählen Sie das Datum, an dem Sie es erreicht haben.",
  howToUpdate: "Art der Eingabe",
  modes: {
    "quick-update": "Schnelleingabe",
    "set-value": "Wert eingeben",
  },

  decrease: "Verringern",
  increase: "Erhöhen",
  goalIs: "Dieses Ziel ist",
  complete: "Erledigt",
  notComplete: "Nicht erledigt",
  newValue: "Neuer Wert",
  newValueIn: (unit) => `Neuer Wert (${unit})`,
  atLeastZero: "Bitte geben Sie 0 oder mehr ein.",
  unsaved: "Es wurde noch nichts gespeichert.",
  notANumber: (typed) => `„${typed}“ ist keine Zahl. Es wurde noch nichts gespeichert.`,
  achievedOn: "Erreicht am",
  achievedOnWhy: "Lassen Sie das Feld leer, bis Sie das Ziel erreichen.",
  clear: "Leeren",
  moved:
    "Der Wert wurde in einem anderen Fenster geändert. Prüfen Sie ihn und speichern Sie noch einmal.",
  movedUnder: (typed) =>
    `Der Wert wurde in einem anderen Fenster geändert. Prüfen Sie ihn und speichern Sie noch einmal. Ihre Eingabe war ${typed}.`,

  moveDate: "Datum verschieben",

  remark: "Notiz oder früheres Datum hinzufügen",
  note: "Notiz",
  doneOn: "Erledigt am",
  doneOnWhy: `Heute oder bis zu ${limits.backDatedDays} Tage zurück. Frühere Tage werden als „nachgetragen“ gekennzeichnet.`,
  noChange: "Ändern Sie zuerst den Wert, um eine Notiz zu speichern.",

  save: "Speichern",
  cancel: "Abbrechen",
  openGoal: "Ziel öffnen",
} satisfies Words<typeof english>;
