import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./past.words.ts";

export const words = {
  title: "Objectifs passés",
  loading: "Chargement de vos objectifs passés...",
  failed: "Vos objectifs passés n’ont pas pu être chargés.",
  none: "Les objectifs atteints ou clôturés apparaîtront ici.",
  toDashboard: "Aller au tableau de bord",

  review: "Bilan de l’année",
  sizes: "Plus un objectif a duré, plus son cairn est grand.",
  ledge: (completed, closed) =>
    `${completed + closed} ${frenchPlural(completed + closed, "objectif passé", "objectifs passés")} : ${completed} ${frenchPlural(completed, "atteint", "atteints")}, ${closed} ${frenchPlural(closed, "clôturé", "clôturés")}`,
  completedOn: (day) => parts("Atteint le ", day),
  closedOn: (day) => parts("Clôturé le ", day),
  weeks: (weeks) =>
    weeks === 0 ? "moins d’une semaine" : `${weeks} ${frenchPlural(weeks, "semaine", "semaines")}`,
  runWeeks: (weeks) => `${weeks} ${frenchPlural(weeks, "semaine", "semaines")}`,
  learned: "Ce que vous avez appris",
  reopen: "Rouvrir",
  startAgain: "Recommencer",

  showOlder: "Afficher la suite",
  olderFailed: "Vos objectifs plus anciens n’ont pas pu être chargés.",
} satisfies Words<typeof english>;
