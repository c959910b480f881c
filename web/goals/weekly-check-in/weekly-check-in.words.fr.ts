import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import { words as list } from "#domain/list.words.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./weekly-check-in.words.ts";

export const words = {
  title: "Votre point de suivi hebdomadaire",
  loading: "Chargement de votre point de suivi...",
  failed: "Votre point de suivi n’a pas pu être chargé.",
  nothingDue: "Aucun point de suivi n’est attendu.",
  // A day may end in an abbreviation's full stop.
  nextOn: (day) => ` Prochain point de suivi : ${day.replace(/\.$/, "")}.`,
  toDashboard: "Aller au tableau de bord",

  allAtOnce: "Tous les objectifs sur une page",
  numberOf: (number, goals) => `${number} sur ${goals}`,
  checkInOn: (goal) => `Point de suivi : ${goal}`,
  lastTime: (promise) => parts("Dernier engagement : ", promise),

  whereAreYou: "Où en êtes-vous ?",
  decrease: "Diminuer",
  increase: "Augmenter",
  value: "Valeur",
  notYet: "Pas encore",
  done: "Fait",
  notYetExpected: (day) => `Pas encore, prévu le ${day}`,
  reached: "Atteint",
  reachedOn: "Atteint le",
  chooseDay: "Choisissez un jour.",
  atLeastZero: "Indiquez 0 ou plus.",

  howIsItGoing: "Comment ça avance ?",
  onPace: "Vous êtes dans les temps.",
  ahead: (by) => `Vous avez ${by} d’avance sur un rythme régulier.`,
  behind: (by) => `Vous avez ${by} de retard sur un rythme régulier.`,
  about: (amount) => `environ ${amount}`,
  slightly: "un peu",
  chooseHealth: "Indiquez comment ça avance.",
  obstacle: "Quel est l’obstacle ?",
  help: "Qu’est-ce qui vous aiderait ?",
  whoReads: "Qui peut lire ce point de suivi",
  forBoth: (coach) => `Partager avec ${coach}`,
  forMeAlone: "Garder privé",

  plans: "Vos plans « si... alors »",
  skip: "Passer",
  save: "Enregistrer",
  saveAndNext: "Enregistrer et continuer",
  saveAndComplete: "Enregistrer et marquer comme atteint",
  moved: "La valeur a été changée dans une autre fenêtre. Vérifiez-la et enregistrez à nouveau.",
  noLongerDue: (refusal) =>
    `${refusal} Le point a été fait dans une autre fenêtre, ou l’objectif est en pause ou terminé.`,
  next: "Suivant",
  discard: "Abandonner mon texte",

  summary: "Vos points de suivi",
  kept: (kept, answered) =>
    `${kept} ${frenchPlural(kept, "engagement tenu", "engagements tenus")} sur ${answered}.`,
  earned: (badges) =>
    badges.length === 1
      ? `Vous avez obtenu un badge : ${list.and(badges)}.`
      : `Vous avez obtenu des badges : ${list.and(badges)}.`,
  valueBefore: (value, former) => `${value} (avant : ${former})`,
  markComplete: "Marquer comme atteint",
  markCompleteOf: (goal) => `, ${goal}`,
  skipped: "Laissés de côté",
  dueUntil: (day) => ` Ouvert jusqu’au ${day}.`,
  checkIn: "Faire le point",
  checkInOnGoal: (goal) => ` sur ${goal}`,
} satisfies Words<typeof english>;
