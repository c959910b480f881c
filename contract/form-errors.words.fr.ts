import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./form-errors.words.ts";

export const words = {
  requestInvalid: "La requête n’est pas valide.",
  formOvertaken: "Modification faite dans une autre fenêtre. Vérifiez et enregistrez à nouveau.",
  profileNameMissing: "Indiquez votre nom.",
  profileEmailInvalid: "Indiquez une adresse e-mail valide.",
  profileZoneTooSoon: `Vous pouvez changer de fuseau horaire une fois toutes les ${limits.zoneChangeHours} heures.`,
  accountSignInAgain: `Votre connexion date de plus de ${limits.freshSignInMinutes} minutes. Reconnectez-vous pour supprimer votre compte.`,
  goalIncomplete: "Remplissez tous les champs avant d’enregistrer.",
  goalDueDateInvalid:
    "Échéance non valide. Indiquez une date existante (par exemple JJ/MM/AAAA ou AAAA-MM-JJ).",
  goalTargetNotANumber: "La cible chiffrée doit être un nombre.",
  goalTargetDateInvalid: "Date cible non valide dans le champ « Mesurable ».",
  goalStreakTargetInvalid: "La cible d’une série quotidienne doit être un nombre de jours positif.",
  goalMeasureUnknown: "Le type de mesure choisi n’est pas valide.",
  goalTooMany: `Vous avez atteint la limite de ${limits.goalsPerUser} objectifs.`,
  goalClosed: "Cet objectif est clôturé.",
  milestoneTitleMissing: "Donnez un titre à la page.",
  progressValueInvalid: "Cette valeur n’est pas valide.",
  invitationNotNow: "Vous ne pouvez inviter un coach que pour un objectif en cours et sans coach.",
  invitationInvalid: "L’objectif proposé n’existe plus ou le lien n’est pas valide.",
  invitationOwn: "Vous ne pouvez pas accepter votre propre invitation.",
  invitationGoalGone: "L’objectif pour lequel vous avez reçu une invitation n’existe plus.",
  invitationTaken: "Cet objectif a déjà un autre coach.",
  emailVerificationFailed: "La vérification a échoué. Réessayez.",
  emailUnsubscribeFailed:
    "Ce lien de désabonnement n’est pas valide. Vous pouvez vous désabonner dans vos préférences e-mail.",
  announcementNobody:
    "Personne ne recevrait cet e-mail : aucune personne avec une adresse vérifiée n’accepte ce type d’e-mail.",
  announcementSubjectMissing: "Indiquez un objet.",
  announcementSubjectTooLong: `L’objet ne doit pas dépasser ${limits.mailSubject} caractères.`,
  announcementTextMissing: "Écrivez un message.",
  announcementTextTooLong: `Le message ne doit pas dépasser ${limits.announcementText} caractères.`,
  colleagueAddressMissing: "Indiquez une adresse e-mail.",
  colleagueAddressWrong: "L’une de ces adresses e-mail n’est pas valide.",
  colleagueTooMany: `Vous pouvez inviter jusqu’à ${limits.colleaguesAtOnce} personnes à la fois.`,
  adminSignInFailed: "Connexion impossible. Vérifiez votre adresse e-mail et votre mot de passe.",
  seedNotHere: "Les données de test ne sont disponibles qu’en mode développement.",
} satisfies Words<typeof english>;
