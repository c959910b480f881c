import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { plural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./life.words.ts";

function entriesInWords(count: number): string {
  return `${count} ${plural(count, "Eintrag", "Einträge")}`;
}

export const words = {
  thisGoal: "Dieses Ziel verwalten",
  more: "Weitere Aktionen",
  edit: "Bearbeiten",
  pause: "Pausieren",
  changePause: "Pause ändern",
  resume: "Fortsetzen",
  checkIns: "Check-ins",
  close: "Unerreicht beenden",
  delete: "Löschen",
  reopen: "Reaktivieren",
  reopened: "Ziel reaktiviert.",

  editTitle: "Ziel bearbeiten",
  becameElsewhere: (value) => `In einem anderen Fenster zu „${value}“ geändert.`,
  why: "Grund",
  whyOptional: "Grund (optional)",
  coachWillRead: (coach) => `${coach} sieht das.`,
  discard: "Änderungen verwerfen",
  saveChanges: "Änderungen speichern",
  changed: "Änderungen gespeichert.",

  pauseTitle: "Ziel pausieren",
  changePauseTitle: "Pause ändern",
  whatPausing:
    "Während der Pause wird dieses Ziel nicht überfällig, gerät nicht ins Stocken, und Sie erhalten keine Erinnerungen dazu.",
  howLong: "Wie lange?",
  untilDay: "Bis zu einem Datum",
  untilResumed: "Bis ich es fortsetze",
  firstDayBack: "Erster Tag nach der Pause",
  coachCanRead: (coach) => `${coach} kann das sehen.`,
  paused: "Ziel pausiert.",
  pauseChanged: "Pause geändert.",

  pauseOver: (days) =>
    `Willkommen zurück. Dieses Ziel war ${days} ${plural(days, "Tag", "Tage")} pausiert. Soll auch die Fälligkeit verschoben werden?`,
  resumeTitle: "Ziel fortsetzen",
  rested: (days) =>
    `Es war ${days} ${plural(days, "Tag", "Tage")} pausiert. Soll auch die Fälligkeit verschoben werden?`,
  moveTo: (day) => `Auf ${day} verschieben`,
  keepAt: (day) => `Bei ${day} bleiben`,
  nowDue: (day) => `Fälligkeit auf ${day} verschoben.`,
  stillDue: (day) => `Die Fälligkeit bleibt: ${day}.`,
  pausedToday: "Sie haben es heute pausiert, die Fälligkeit bleibt also gleich.",
  resumed: "Ziel fortgesetzt.",

  cadenceTitle: "Check-ins zu diesem Ziel",
  whatCadence:
    "Ein schon fälliger Check-in bleibt fällig. Wenn Sie „Keine“ wählen, werden keine weiteren Check-ins fällig.",
  howOften: "Wie oft?",
  save: "Speichern",
  noCheckIns: "Ab jetzt keine Check-ins.",
  checkInsNow: (cadence) => `Check-ins: ${cadence}.`,

  closeTitle: "Dieses Ziel beenden, ohne es erreicht zu haben?",
  whatClosing:
    "Es erscheint dann unter „Frühere Ziele“ und zählt auf dem Dashboard nicht mehr mit.",
  learned: "Was haben Sie gelernt?",
  learnedHint: "Optional. Nur für Sie sichtbar.",
  closeGoal: "Unerreicht beenden",
  closed: "Ziel unerreicht beendet.",

  deleteTitle: "Dieses Ziel löschen?",
  whatDeleting: (goal) =>
    `„${goal}“ verschwindet sofort für Sie und Ihren Coach. Sie können es ${limits.restoreDays} Tage lang auf Ihrer Kontoseite wiederherstellen. Danach wird es endgültig gelöscht.`,

  importProgress: "Fortschritt importieren",
  whatImport:
    "Fügen Sie Einträge aus einer CSV-Datei an den Verlauf dieses Ziels an. Die Spalten der Datei heißen „day“ (wie 2026-03-10), „value“ und, wenn Sie möchten, „note“.",
  file: "CSV-Datei",
  noFile: "Bitte wählen Sie eine Datei.",
  tooLarge: "Diese Datei ist zu groß. Die Grenze liegt bei 2 MB.",
  notUtf8:
    "Diese Datei ist nicht in UTF-8. Bitte speichern Sie sie als „CSV UTF-8“ und wählen Sie sie noch einmal.",
  fileGoal: "Welches Ziel aus der Datei?",
  noFileGoal: "Bitte wählen Sie ein Ziel.",
  chooseFileGoal: "Ziel wählen",
  linesOf: (goal, lines) => `${goal} (${lines} ${plural(lines, "Zeile", "Zeilen")})`,
  withoutGoal: "Zeilen ohne Ziel",
  looking: "Die Datei wird geprüft...",
  found: (entries, days) => parts(`${entriesInWords(entries)}, `, days),
  allOn: (day) => parts("am ", day),
  fromTo: (first, last) => parts("von ", first, " bis ", last),
  becomes: (before, after) => `. Vorher: ${before}. Nachher: ${after}.`,
  leftOut: (lines) =>
    lines === 1
      ? " 1 Zeile ändert den Wert nicht und wird übersprungen."
      : ` ${lines} Zeilen ändern den Wert nicht und werden übersprungen.`,
  import: "Importieren",
  importEntries: (entries) => `${entriesInWords(entries)} importieren`,
  imported: (entries) => `${entriesInWords(entries)} importiert.`,
} satisfies Words<typeof english>;
