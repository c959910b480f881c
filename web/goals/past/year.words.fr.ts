import type { Words } from "#domain/language.ts";
import type { words as english } from "./year.words.ts";

export const words = {
  title: "Bilan de l’année",
  years: "Années",
  loading: "Chargement de votre année...",
  failed: "Votre année n’a pas pu être chargée.",
  missing: "Il n’y a pas de bilan pour cette année.",
  none: (year) => `Rien n’a été saisi en ${year}.`,
  soFar: "Depuis le début de l’année.",
  private: "Cette page est visible par vous uniquement.",

  goals: "Objectifs atteints",
  days: "Jours avec progression",
  weeks: "Semaines réussies",
  run: "Plus longue série",
  checkIns: "Points de suivi faits",
  promises: "Engagements tenus",
  ofAll: (part, all) => `${part} sur ${all}`,
  completed: "Atteints",

  draw: "Créer l’image",
  download: "Télécharger l’image",
  share: "Partager depuis cet appareil",
  print: "Imprimer",
  pictureHas:
    "L’image montre ces chiffres, sans votre nom ni vos objectifs. Personne ne la voit tant que vous ne la partagez pas.",
} satisfies Words<typeof english>;
