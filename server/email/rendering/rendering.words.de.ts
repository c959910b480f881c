import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import type { words as english } from "./rendering.words.ts";

export const words = {
  product: "Cairn",
  labelled: (label) => `${label}:`,
  moreGoals: (count) => `Und ${count} ${plural(count, "weiteres Ziel", "weitere Ziele")}.`,
  openDashboard: "Zum Dashboard",
  openGoal: "Zum Ziel",
  checkIn: "Zum Check-in",
} satisfies Words<typeof english>;
