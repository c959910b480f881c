import type { Words } from "#domain/language.ts";
import type { words as english } from "./client.words.ts";

export const words = {
  signIn: "Se connecter",
  forDashboard: "Connectez-vous pour voir votre tableau de bord.",
  forGoals: "Connectez-vous pour voir vos objectifs.",
  forEmailPreferences: "Connectez-vous pour gérer vos préférences e-mail.",

  signOut: "Se déconnecter",

  unknownError: "Erreur inconnue",
  downloadStopped: "Le téléchargement a été interrompu, rien n’a été enregistré. Réessayez.",
} satisfies Words<typeof english>;
