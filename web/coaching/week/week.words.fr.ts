import type { Words } from "#domain/language.ts";
import type { words as english } from "./week.words.ts";

export const words = {
  title: "Semaine",
  titleOf: (owner) => `Semaine : ${owner}`,
  loading: "Chargement de la semaine...",
  failed: "Cette semaine n’a pas pu être chargée.",
  missing:
    "Vous n’accompagnez pas cette personne. Le coaching prend fin avec l’objectif, ou quand l’un de vous deux y met fin.",
  toCoaching: "Retour au coaching",
  days: (first, last) => `${first} – ${last}`,
  previous: "Semaine précédente",
  next: "Semaine suivante",
  brief: "Synthèse",
  noGoals: "Aucun point de suivi cette semaine sur les objectifs que vous accompagnez.",

  lastPromise: (answered) => `La dernière fois, ${answered}`,
  acknowledge: "Marquer comme vu",
  seenBy: (coach, when) => `Vu par ${coach}, ${when}`,
  reply: "Répondre",
  noteSaved: "Note enregistrée.",
  notSaved: "L’enregistrement a échoué. Réessayez.",
  changedMeanwhile: "Ce point de suivi a changé entre-temps. Relisez-le.",
} satisfies Words<typeof english>;
