import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./passkey-errors.words.ts";

export const words = {
  passkeyNotOffered: "Les clés d’accès ne sont pas disponibles à cette adresse.",
  passkeyExpired: "Le délai est dépassé. Réessayez.",
  passkeyWrong:
    "Cette clé d’accès ne fonctionne pas ici. Elle a peut-être été retirée, ou son compte supprimé.",
  passkeyKnown: "Cette clé d’accès a déjà été ajoutée.",
  passkeyTooMany: `Vous pouvez avoir jusqu’à ${limits.passkeys} clés d’accès. Retirez-en une d’abord.`,
  passkeyNameMissing: "Indiquez un nom.",
  passkeyNameTooLong: `Le nom ne doit pas dépasser ${limits.passkeyName} caractères.`,
  passkeySignInAgain: `Votre connexion date de plus de ${limits.freshSignInMinutes} minutes. Reconnectez-vous pour modifier vos clés d’accès.`,
  passkeyNotForAdmins:
    "Cette clé d’accès n’ouvre pas l’espace admin. Connectez-vous avec votre mot de passe, puis autorisez-la dans Compte.",
  joinLinkWrong:
    "Cette invitation n’est plus valide. Elle a peut-être été utilisée ou retirée, ou elle a expiré. Demandez-en une nouvelle.",
  joinTooMany: `Vous pouvez avoir jusqu’à ${limits.joinLinks} liens d’invitation ouverts. Retirez-en un d’abord.`,
  joinInviteeMissing: "Indiquez à qui le lien est destiné.",
  joinInviteeTooLong: `Ce texte ne doit pas dépasser ${limits.invitee} caractères.`,
} satisfies Words<typeof english>;
