import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./user.words.ts";

export const words = {
  title: "Utilisateur",
  toUsers: "Retour aux utilisateurs",
  loading: "Chargement de cet utilisateur...",
  loadFailed: "Cet utilisateur n’a pas pu être chargé.",
  gone: "Cet utilisateur n’existe plus.",

  account: "Compte",
  lastActive: "Dernière activité",
  never: "Jamais",

  signIns: "Connexions",
  lastSignIn: (way) => `Dernière connexion avec ${way}`,
  passkeys: "Clés d’accès",
  lastPasskeySignIn: "Dernière connexion avec une clé d’accès",
  lastAdminSignIn: "Dernière connexion à l’espace admin",
  noSignIns: "Aucune connexion pour l’instant.",
  openSessions: (count, shown) => {
    if (count === 0) return "Aucune session ouverte en ce moment.";
    if (count === 1) return "1 session ouverte en ce moment.";
    return count < limits.sessionsShown
      ? `${shown} sessions ouvertes en ce moment.`
      : `Au moins ${shown} sessions ouvertes en ce moment.`;
  },

  checkIns: "Points de suivi",
  doneOfDue: (done, due) => `${done} sur ${due}`,
  done: "Faits",
  missed: "Manqués",
  stillDue: "Encore attendus",
  checkInsOf: `Points de suivi des ${limits.userCheckInWeeks} dernières semaines. Les objectifs et les réponses ne sont pas affichés.`,
  noCheckIns: `Aucun point de suivi attendu sur les ${limits.userCheckInWeeks} dernières semaines.`,

  mails: "E-mails",
  mailType: "Type",
  sent: "Envoyés",
  failed: "Échecs",
  mailTotal: "Total",
  mailsOf: `E-mails à cette personne sur les ${limits.mailRowDays} derniers jours.`,
  noMails: `Aucun e-mail sur les ${limits.mailRowDays} derniers jours.`,
} satisfies Words<typeof english>;
