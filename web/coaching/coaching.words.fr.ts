import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./coaching.words.ts";

export const words = {
  title: "Coaching",
  loading: "Chargement des objectifs que vous accompagnez...",
  notAllowed:
    "Vous n’avez pas le droit de voir la page Coaching. Vérifiez les paramètres de votre compte.",
  failed: "Un élément n’a pas pu être chargé. Réessayez dans un instant.",

  noGoals:
    "Vous n’accompagnez encore personne. Quand vous acceptez une invitation, l’objectif apparaît ici. Vous pouvez aussi inviter un coach pour l’un de vos objectifs.",
  inviteCoach: "Inviter un coach",
  howItWorks: "Comment fonctionne le coaching",
  invited: "Vous recevez une invitation",
  invitedHow:
    "Une personne qui vous fait confiance vous envoie un lien vers l’un de ses objectifs. Il est valable 14 jours.",
  see: "Vous suivez la progression",
  seeHow: "L’objectif apparaît ici avec sa progression et les points de suivi partagés avec vous.",
  say: "Vous donnez votre avis",
  sayHow:
    "Laissez une note : un retour, un encouragement, une suggestion ou un cap franchi. La personne peut répondre, et vous aussi.",
  done: "Vous allez au bout ensemble",
  doneHow: "Un objectif atteint quitte votre liste. La personne garde vos notes.",

  needsYou: (count) => parts("À traiter ", count),
  nobodyWaits: "Rien à traiter pour l’instant.",
  reply: "Répondre",
  nudge: "Relancer",
  wellDone: "Bravo",
  confirm: "Confirmer",
  notYet: "Pas encore",
  confirmed: "Confirmé.",
  acknowledge: "Marquer comme vu",
  acknowledgeOnTrack: (checkIns) => `Marquer comme vus : en bonne voie (${checkIns})`,
  open: "Ouvrir",
  markAsRead: "Marquer comme lu",
  acknowledged: (checkIns) =>
    checkIns === 1 ? "Marqué comme vu." : `${checkIns} points de suivi marqués comme vus.`,
  acknowledgedOf: (acknowledged, shown) =>
    `${acknowledged} ${frenchPlural(acknowledged, "point de suivi marqué comme vu", "points de suivi marqués comme vus")} sur ${shown}. Les autres ont changé entre-temps.`,
  changedMeanwhile: "Ce point de suivi a changé entre-temps. Relisez-le.",
  markedAsRead: "Marqué comme lu.",
  noteSaved: "Note enregistrée.",
  nudged: (owner) => `Relance envoyée à ${owner}.`,
  praised: (owner) => `« Bravo » envoyé à ${owner}.`,
  replySent: "Réponse envoyée.",
  pressFailed: "L’enregistrement a échoué. Réessayez.",

  goalsCoached: "Objectifs accompagnés",
  needAttention: "À surveiller",
  needAttentionWhy: `Échéance dépassée, plus de ${limits.stalledAfterDays} jours sans progression, ou progression inférieure à ${limits.coachAttentionBelow} %.`,
  averageProgress: "Progression moyenne",
  recentNotes: "Notes des 7 derniers jours",

  goals: "Objectifs que vous accompagnez",
  show: "Afficher",
  showAll: "Tous les objectifs",
  showNeedsAttention: "À surveiller",
  showRecentNotes: "Notes récentes",
  showCompleted: "Atteints",
  sortBy: "Trier par",
  byProgress: "Progression",
  byDueDate: "Échéance",
  byLastUpdated: "Dernière mise à jour",
  byName: "Ordre alphabétique",
  group: "Regrouper",
  groupByPerson: "Par personne",
  groupNone: "Une seule liste",
  goalCount: (count) => `${count} ${frenchPlural(count, "objectif", "objectifs")}`,
  shownOf: (shown, all) => `${shown} ${frenchPlural(shown, "objectif", "objectifs")} sur ${all}`,
  noMatch: "Aucun objectif ne correspond à ce filtre.",
  showAllGoals: "Afficher tous les objectifs",
  restFailed: "Ces objectifs n’ont pas pu être chargés.",
  showMore: "Afficher plus",

  brief: "Synthèse",
  trend: (health) => `Derniers points de suivi, du plus ancien au plus récent : ${health}`,
  noCheckInYet: "pas encore de point de suivi",
  lastCheckIn: (when) => `dernier point de suivi : ${when}`,
  kept: (kept, answered) =>
    `${kept} ${frenchPlural(kept, "engagement tenu", "engagements tenus")} sur ${answered}`,
  notes: "Notes",

  goalOf: (category, owner) => parts(category, ", objectif fixé par ", owner),
  unknownMeasure:
    "Cette page ne peut pas afficher ce type de mesure. Rechargez la page et réessayez.",
  progressOf: (goal) => `Progression : ${goal}`,
  timeFor: (goal) => `Temps écoulé : ${goal}`,
  timePassed: (percent) => `${percent} % du temps écoulé`,
  due: (day, distance) => parts("Échéance : ", day, distance),
  noUpdateYet: "Pas encore de mise à jour",
  lastUpdated: (when) => `Dernière mise à jour : ${when}`,
  addNote: "Ajouter une note",
  notesAndDetails: "Notes et détail",
  noNotesYet: "Pas encore de notes",
  noteCount: (notes, last) =>
    `${notes} ${frenchPlural(notes, "note", "notes")}, la dernière ${last}`,

  checkIns: "Points de suivi partagés",
  loadingCheckIns: "Chargement des points de suivi...",
  noCheckIns: "Aucun point de suivi partagé avec vous pour l’instant.",

  stepDown: "Se retirer",
  stepDownSure: "Se retirer du coaching ?",
  stepDownWhat: (owner) =>
    parts(
      "Un message sera envoyé à ",
      owner,
      ", et vous ne verrez plus cet objectif. ",
      owner,
      " garde les notes que vous avez envoyées. Vos notes privées ne seront plus que dans votre export de données.",
    ),
  keepCoaching: "Continuer le coaching",

  coachingEnded: (goal) =>
    `Vous n’accompagnez plus « ${goal} ». Le coaching prend fin avec l’objectif, ou quand l’un de vous deux y met fin. `,
  wasNotSent: "Ce texte n’a pas été envoyé :",
  notSent: "Non envoyé",
  dismiss: "Fermer",
} satisfies Words<typeof english>;
