import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./details.words.ts";

export const words = {
  goal: "Détail de l’objectif",
  loadingGoal: "Chargement de l’objectif...",
  goalFailed: "L’objectif n’a pas pu être chargé.",
  dueDate: "Temporel",

  progress: "Progression dans le temps",
  loadingLedger: "Chargement de l’historique...",
  ledgerFailed: "L’historique n’a pas pu être chargé.",
  youFinishOn: (day) => `À ce rythme, vous aurez terminé le ${day}.`,
  isFinishedOn: (day) => `À ce rythme, ce sera terminé le ${day}.`,

  ownersLine: "Votre progression",
  coachsLine: "Progression",
  straightPace: "Rythme régulier",
  chart: (line) =>
    `${line} comparée à un rythme régulier. Les chiffres sont dans le tableau ci-dessous.`,
  due: (day) => parts("Échéance : ", day),
  table: "Progression, sous forme de tableau",
  day: "Jour",

  noEntries: "Aucune progression saisie pour l’instant.",
  entries: (count) => `Historique (${count})`,
  changeTo: (change, value) => `${change}, désormais ${value}`,
  withCheckIn: "avec un point de suivi",
  loggedLater: "saisie après coup",
  imported: "importée",
  undone: "annulée",
} satisfies Words<typeof english>;
