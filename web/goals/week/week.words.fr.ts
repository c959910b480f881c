import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./week.words.ts";

/** A day may end in an abbreviation's full stop. */
const withoutStop = (day: string) => day.replace(/\.$/, "");

export const words = {
  title: "Votre semaine",
  loading: "Chargement de votre semaine...",
  failed: "Votre semaine n’a pas pu être chargée.",
  span: (first, last) => `${first} – ${last}`,
  previous: "Semaine précédente",
  next: "Semaine suivante",
  year: "Bilan de l’année",
  weeks: "Semaines",
  only: "Seule la réponse à « Comment ça avance ? » est obligatoire.",
  openUntil: (day) => `Ouvert jusqu’au ${withoutStop(day)}.`,
  oneByOne: "Un objectif à la fois",
  none: "Aucun point de suivi cette semaine.",
  nextOn: (day) => ` Votre prochain point de suivi : ${withoutStop(day)}.`,
  toDashboard: "Aller au tableau de bord",
  complete: "Votre semaine est complète.",

  lastPromise: "Dernier engagement :",
  noPromise: "Pas d’engagement la dernière fois.",
  missed: "Pas de point de suivi cette semaine.",
  away: "Absence",
  save: "Enregistrer",
  saveChanges: "Enregistrer",
  cancel: "Annuler",
  change: "Modifier",
  changeOn: (goal) => ` votre point de suivi : ${goal}`,
  saveOn: (goal) => ` votre point de suivi : ${goal}`,
  promised: (day, promise) => parts(`D’ici au ${day}, je vais `, promise),
  obstacle: (obstacle) => parts("Obstacle : ", obstacle),
  help: (help) => parts("Aide souhaitée : ", help),
  seenBy: (coach) => `Vu par ${coach}.`,
  keepPrivate: "Garder privé",
  orRead: (coach) => `Sinon, ${coach} peut le lire.`,

  overdue: (days) => `Échéance dépassée depuis ${days} ${frenchPlural(days, "jour", "jours")}.`,
  moveDate: "Reporter l’échéance",
  pause: "Mettre en pause",
  close: "Clôturer",
  markComplete: "Marquer comme atteint",
  completed: "Objectif atteint.",

  shortcuts: "Raccourcis clavier",
  shortcutsOn: "Utiliser les raccourcis clavier",
  shortcutsHint: "Sur cette page, hors des champs de texte.",
  done: "OK",
  keys: {
    row: "Objectif suivant ou précédent",
    health: "En bonne voie, à risque, en difficulté",
    save: "Enregistrer",
    list: "Cette liste",
  },
} satisfies Words<typeof english>;
