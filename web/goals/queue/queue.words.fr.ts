import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./queue.words.ts";

export const words = {
  yourGoals: "Vos objectifs",
  readLast: (when) => `Dernière mise à jour : ${when}.`,
  noGoals: "Aucun objectif.",

  toSend: "En attente d’envoi",
  stepOn: (step, goal, day) => `${step}, « ${goal} », ${day}`,
  done: "Fait",
  noLongerDone: "De nouveau à faire",
  reachedOn: (day) => `Atteint le ${day}`,

  full: `Jusqu’à ${limits.stepsOnDevice} changements peuvent attendre sur cet appareil le retour de la connexion. Celui-ci n’a pas été enregistré.`,
  notSent: (step) => `Non envoyé : ${step}`,
  goalGone: "Cet objectif n’existe plus.",
  overtaken: "Cet objectif a été modifié dans une autre fenêtre.",
  tooEarly: `Une progression peut être saisie jusqu’à ${limits.backDatedDays} jours en arrière.`,
  yourNote: (note) => `Votre note : « ${note} »`,
  more: (count) => `Et ${count} de plus.`,
} satisfies Words<typeof english>;
