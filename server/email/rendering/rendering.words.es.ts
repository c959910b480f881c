import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import type { words as english } from "./rendering.words.ts";

export const words = {
  product: "Cairn",
  labelled: (label) => `${label}:`,
  moreGoals: (count) => `Y ${count} ${plural(count, "objetivo", "objetivos")} más.`,
  openDashboard: "Abrir su panel",
  openGoal: "Abrir su objetivo",
  checkIn: "Hacer el seguimiento",
} satisfies Words<typeof english>;
