import type { Words } from "./language.ts";
import { frenchPlural } from "./plural.ts";
import type { words as english } from "./calendar.words.ts";

export const words = {
  due: (goal) => `Échéance : ${goal}`,
  step: (step) => `Étape : ${step}`,
  suggestedStep: "Étape suggérée par votre coach",
  checkIn: (goals) => `Point de suivi : ${goals} ${frenchPlural(goals, "objectif", "objectifs")}`,
} satisfies Words<typeof english>;
