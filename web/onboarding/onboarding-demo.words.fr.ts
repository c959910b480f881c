import type { Words } from "#domain/language.ts";
import type { words as english } from "./onboarding-demo.words.ts";

export const words = {
  title: "Aperçu de l’invitation à devenir coach",
  about:
    "Voici tous les états d’une invitation à devenir coach. Les personnes et l’objectif sont inventés, et les boutons ne font rien.",
  signIn: (network) => `Se connecter avec ${network}`,

  inviter: "Maya Lindgren",
  coach: "Jonas Weber",
  goal: "Publier six études de cas de mon travail avant l’été",

  loading: "Chargement",
  invalidLink: "Lien non valide",
  welcomeVisitor: "Accueil, sans session",
  welcomePerson: "Accueil, avec session",
  welcomeEnded: "Accueil, session expirée",
  verifying: "Vérification",
  success: "Succès",
  already: "Déjà coach",
  notOpen: "Erreur : invitation expirée",
  own: "Erreur : votre propre objectif",
  goalGone: "Erreur : l’objectif n’existe plus",
  taken: "Erreur : un autre coach",
  notRead: "Erreur : objectif non chargé",
  notAccepted: "Erreur : non acceptée",
} satisfies Words<typeof english>;
