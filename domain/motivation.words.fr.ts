import type { Words } from "./language.ts";
import type { words as english } from "./motivation.words.ts";

export const words = {
  fallback: "Continuez d’avancer vers vos objectifs !",

  nearlyDone: "Vous avez fait presque tout ce que vous aviez prévu. Beau travail.",
  wellOnYourWay: "Vous avez bien avancé. Vos efforts paient.",
  halfway: "Vous êtes à mi-chemin. Gardez ce qui fonctionne.",
  goodStart: "C’est un bon début. Chaque petit pas compte.",
  ofTime: "Cette moyenne tient compte du temps écoulé. Chaque petit pas compte.",

  reached: "Vous avez déjà atteint un objectif, et vous pouvez le refaire.",
  badge: "Vous avez déjà obtenu un badge. Aujourd’hui est un bon jour pour avancer.",
  stalled:
    "Au moins un objectif n’a pas été mis à jour récemment. Faites un petit pas aujourd’hui.",
  beginning: "Tout objectif commence par un petit pas. Aujourd’hui est un bon jour pour le faire.",
} satisfies Words<typeof english>;
