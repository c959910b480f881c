import type { Words } from "#domain/language.ts";
import type { words as english } from "./callback.words.ts";

export const words = {
  organization: "Organisation",
  signingIn: (provider) => `Connexion avec ${provider}...`,
  loading: "Chargement...",

  failedTitle: (provider) => `Échec de la connexion avec ${provider}`,
  notAuthorized: (provider) => `Autorisation refusée : ${provider}`,
  codeMissing: "Aucun code d’autorisation reçu",
  refused: (reason) => `Échec de la connexion : ${reason}`,
  responseInvalid: "Réponse non valide du service de connexion",
  failed: (reason) => `Échec de l’authentification : ${reason}`,
  unknownReason: "Erreur inconnue",
  home: "Retour à l’accueil",

  progress: "Préparation de votre tableau de bord",
  preparing: "Préparation de votre tableau de bord...",
  skip: "Passer",
} satisfies Words<typeof english>;
