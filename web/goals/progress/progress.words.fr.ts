import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./progress.words.ts";

export const words = {
  title: "Mettre à jour la progression",
  now: (value) => `Actuellement : ${value}`,
  chooseDay: "Choisissez la date à laquelle vous l’avez atteint.",
  howToUpdate: "Mode de mise à jour",
  modes: {
    "quick-update": "Rapide",
    "set-value": "Valeur exacte",
  },

  decrease: "Diminuer",
  increase: "Augmenter",
  goalIs: "Cet objectif est",
  complete: "Atteint",
  notComplete: "Pas atteint",
  newValue: "Nouvelle valeur",
  newValueIn: (unit) => `Nouvelle valeur (${unit})`,
  atLeastZero: "Indiquez 0 ou plus.",
  unsaved: "Rien n’a encore été enregistré.",
  notANumber: (typed) => `« ${typed} » n’est pas un nombre. Rien n’a encore été enregistré.`,
  achievedOn: "Atteint le",
  achievedOnWhy: "Laissez vide tant que l’objectif n’est pas atteint.",
  clear: "Effacer",
  moved: "La valeur a été changée dans une autre fenêtre. Vérifiez-la et enregistrez à nouveau.",
  movedUnder: (typed) =>
    `La valeur a été changée dans une autre fenêtre. Vérifiez-la et enregistrez à nouveau. Vous aviez saisi ${typed}.`,

  moveDate: "Reporter l’échéance",

  remark: "Ajouter une note ou une date antérieure",
  note: "Note",
  doneOn: "Fait le",
  doneOnWhy: `Aujourd’hui ou l’un des ${limits.backDatedDays} derniers jours. Les jours antérieurs portent la mention « saisie après coup ».`,
  noChange: "Pour enregistrer une note, changez d’abord la valeur.",

  save: "Enregistrer",
  cancel: "Annuler",
  openGoal: "Ouvrir l’objectif",
} satisfies Words<typeof english>;
