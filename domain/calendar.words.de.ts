import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./calendar.words.ts";

export const words = {
  due: (goal) => `Fällig: ${goal}`,
  step: (step) => `Schritt: ${step}`,
  suggestedStep: "Vorschlag Ihres Coachs",
  checkIn: (goals) => `Check-in: ${goals} ${plural(goals, "Ziel", "Ziele")}`,
} satisfies Words<typeof english>;
