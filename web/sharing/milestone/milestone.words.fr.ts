import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./milestone.words.ts";

export const words = {
  title: "Page publique",
  offer:
    "Créez pour ce cap une page que toute personne ayant le lien peut voir. Vous pouvez la retirer à tout moment.",
  made: "Page publique créée.",
  takenDown: "Page publique retirée. Son lien ne fonctionne plus.",

  address: "Lien de la page",
  shows: (milestone, day) => parts(`La page montre : ${milestone}, `, day, "."),
  copyAddress: "Copier le lien",
  copied: "Lien copié.",
  copyFailed: "Le lien n’a pas pu être copié.",
  open: "Ouvrir la page",
  takeDown: "Retirer la page",
  takePageDown: "Retirer la page publique",
  takeDownSure:
    "Retirer cette page ? Son lien cessera de fonctionner, et une nouvelle page aura un nouveau lien. Les aperçus déjà publiés ailleurs resteront.",

  pageTitle: "Titre",
  yourName: "Votre nom",
  withoutName: "Sans mon nom",
  withName: "Avec mon nom",
  willShow: "Ce que verra toute personne ayant le lien",
  willShowNow: "Ce que la page montrera après la mise à jour",
  name: "Nom",
  noName: "Aucun",
  howFar: "Progression et date",
  nothingElse: "Rien d’autre",
  nothingElseWhat:
    "Ni chiffres, ni coach, ni catégorie, ni notes. Nous demandons aux moteurs de recherche de ne pas référencer la page.",
  make: "Créer la page",
  update: "Mettre à jour la page",
  updated: "Page publique mise à jour.",
} satisfies Words<typeof english>;
