import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import type { words as english } from "./rendering.words.ts";

export const words = {
  product: "Cairn",
  labelled: (label) => `${label} :`,
  moreGoals: (count) => `Et ${count} ${frenchPlural(count, "autre objectif", "autres objectifs")}.`,
  openDashboard: "Ouvrir le tableau de bord",
  openGoal: "Ouvrir l’objectif",
  checkIn: "Faire le point",
} satisfies Words<typeof english>;
