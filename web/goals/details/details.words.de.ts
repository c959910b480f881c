import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./details.words.ts";

export const words = {
  goal: "Details zum Ziel",
  loadingGoal: "Das Ziel wird geladen...",
  goalFailed: "Das Ziel konnte nicht geladen werden.",
  dueDate: "Terminiert",

  progress: "Fortschritt im Zeitverlauf",
  loadingLedger: "Der Verlauf wird geladen...",
  ledgerFailed: "Der Verlauf konnte nicht geladen werden.",
  youFinishOn: (day) => `In diesem Tempo sind Sie am ${day} fertig.`,
  isFinishedOn: (day) => `In diesem Tempo ist es am ${day} fertig.`,

  ownersLine: "Ihr Fortschritt",
  coachsLine: "Fortschritt",
  straightPace: "Gleichmäßiges Tempo",
  chart: (line) =>
    `${line} im Vergleich zu einem gleichmäßigen Tempo. Die Tabelle darunter enthält die Zahlen.`,
  due: (day) => parts("Fällig: ", day),
  table: "Fortschritt als Tabelle",
  day: "Tag",

  noEntries: "Noch kein Fortschritt eingetragen.",
  entries: (count) => `Verlauf (${count})`,
  changeTo: (change, value) => `${change}, jetzt ${value}`,
  withCheckIn: "mit einem Check-in",
  loggedLater: "nachgetragen",
  imported: "importiert",
  undone: "rückgängig gemacht",
} satisfies Words<typeof english>;
