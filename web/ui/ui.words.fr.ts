import type { Words } from "#domain/language.ts";
import type { words as english } from "./ui.words.ts";

export const words = {
  cairn: "Cairn",
  loading: "Chargement...",
  retry: "Réessayer",
  partFailed: "Cette section n’a pas pu être affichée.",

  cancel: "Annuler",
  dismiss: "Fermer",
  showFewer: "Afficher moins",
  showMore: "Afficher plus",

  step: (current, total) => `Étape ${current} sur ${total}`,
  asTable: (title) => `${title}, sous forme de tableau`,

  separator: "Séparateur de colonnes",
  separatorWhy: "À changer si votre tableur affiche tout dans une seule colonne.",
  comma: "Virgules, décimales comme 2.5",
  semicolon: "Points-virgules, décimales comme 2,5",
} satisfies Words<typeof english>;
