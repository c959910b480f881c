import type { Words } from "#domain/language.ts";
import type { words as english } from "./email.words.ts";

export const words = {
  settings: "Préférences e-mail",
  noAddress: "Vous n’avez pas encore ajouté d’adresse e-mail.",
  verified: "Vérifiée",
  notVerified: "Non vérifiée",
  sendLink: "Envoyer l’e-mail de vérification",
  resendLink: "Renvoyer l’e-mail de vérification",
  linkSent: "✅ E-mail de vérification envoyé. Consultez votre boîte de réception.",
  linkRefused: "❌ L’e-mail de vérification n’a pas pu être envoyé. Réessayez.",
  linkUnanswered: "❌ Une erreur s’est produite. Réessayez plus tard.",

  loadingPreferences: "Chargement de vos préférences...",
  loadFailed:
    "❌ Vos préférences n’ont pas pu être chargées. Les valeurs par défaut sont affichées.",
  mailTypes: "E-mails que vous recevez",
  weeklyUpdates: "Résumé hebdomadaire",
  weeklyUpdatesHint: "Un résumé de votre semaine, le matin du jour de votre point de suivi.",
  announcements: "Annonces",
  announcementsHint: "Les nouveautés de Cairn.",
  goalReminders: "Rappels d’objectifs",
  goalRemindersHint:
    "Une semaine puis un jour avant une échéance, quand un objectif est à l’arrêt et quand un point de suivi est attendu.",
  circleAsks: "Demandes d’aide des cercles",
  circleAsksHint: "Quand un membre demande de l’aide à l’un de vos cercles.",
  circleAsksShut: "Activez les rappels d’objectifs pour les recevoir.",
  coachingNotes: "E-mails de coaching",
  coachingNotesHint:
    "Les notes et réponses de votre coach, un e-mail par heure et par objectif au plus. Si vous êtes coach : les demandes d’aide et un aperçu hebdomadaire des personnes que vous accompagnez.",
  marketing: "Conseils et offres",
  marketingHint: "Envoyés de temps en temps.",
  frequency: "Fréquence du résumé",
  weekly: "Chaque semaine",
  biweekly: "Toutes les deux semaines",
  monthly: "Chaque mois",
  unsubscribeAll: "Se désabonner de tout",
  unsubscribeAllHint: "Seul l’e-mail de vérification sera envoyé.",
  save: "Enregistrer",
  saved: "✅ Préférences e-mail enregistrées.",
  saveFailed: "❌ Vos préférences n’ont pas pu être enregistrées. Réessayez.",
  reset: "Réinitialiser",

  verify: "Vérifier votre adresse e-mail",
  verifying: "Vérification de votre adresse e-mail...",
  verifyDone: "Adresse e-mail vérifiée. Ouverture du tableau de bord...",
  linkInvalid: "Lien de vérification non valide",
} satisfies Words<typeof english>;
