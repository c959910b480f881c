import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import type { words as english } from "./email-verified.words.ts";

export const words = {
  title: "Adresse e-mail vérifiée",
  verified:
    "Votre adresse e-mail est vérifiée. Vous recevrez désormais par e-mail les rappels et les notes de votre coach.",
  redirect: (seconds) =>
    `Ouverture de votre tableau de bord dans ${seconds} ${frenchPlural(seconds, "seconde", "secondes")}.`,
  dashboard: "Aller au tableau de bord",
  notVerified: "Adresse e-mail non vérifiée",
  reasons: "Raisons possibles :",
  linkExpired: "Le lien de vérification a expiré",
  linkUsed: "Le lien a déjà été utilisé",
  linkCorrupted: "Le lien est incomplet ou n’est pas valide",
  newLink: "Connectez-vous pour demander un nouveau lien.",
  login: "Aller à la connexion",
  home: "Retour à l’accueil",
} satisfies Words<typeof english>;
