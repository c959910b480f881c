import type { Words } from "./language.ts";
import type { words as english } from "./mail.words.ts";

export const words = {
  types: {
    verification: "Vérification",
    weekly_update: "Résumés hebdomadaires",
    goal_reminder: "Rappels d’objectifs",
    check_in_reminder: "Rappels de points de suivi",
    circle_ask: "Demandes d’aide des cercles",
    coaching_note: "Notes de coach",
    coaching_help: "Demandes d’aide",
    completion_asked: "Demandes de confirmation",
    coaching_week: "Aperçus de coaching",
    coach_accepted: "Nouveau coach",
    coach_left: "Fin du coaching",
    colleague_invited: "Invitations",
    announcement: "Annonces",
    marketing: "Conseils et offres",
  },

  turnedOff: {
    weeklyUpdates: "les résumés hebdomadaires",
    goalReminders: "les rappels d’objectifs",
    circleAsks: "les demandes d’aide des cercles",
    coachingNotes: "les e-mails de coaching",
    announcements: "les annonces",
    marketingEmails: "les conseils et offres",
  },
  invitations: "les invitations",
} satisfies Words<typeof english>;
