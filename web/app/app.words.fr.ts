import type { Words } from "#domain/language.ts";
import type { words as english } from "./app.words.ts";

export const words = {
  documentTitle: (screen) => `${screen} · Cairn`,

  skip: "Aller au contenu",
  home: "Cairn, tableau de bord",
  navigation: "Navigation principale",
  menu: "Menu",

  loading: "Chargement...",
  loadingAdmin: "Chargement de l’espace admin...",
  loadFailed: "Cette page n’a pas pu être chargée.",
  loadFailedOffline: "Pas de connexion : cette page n’a pas pu être chargée.",
  retry: "Réessayer",

  failedTitle: "Cairn",
  failed: "Cette page n’a pas pu être affichée.",

  offline: "Vous êtes hors connexion",
  offlineWhy: "Cairn est injoignable. Cette page se rechargera au retour de la connexion.",
  tryAgain: "Réessayer",
  stillOffline: "Toujours hors connexion. Cairn continue d’essayer.",
} satisfies Words<typeof english>;
