import type { Words } from "./language.ts";
import { plural } from "./plural.ts";
import type { words as english } from "./calendar.words.ts";

export const words = {
  due: (goal) => `Fecha límite: ${goal}`,
  step: (step) => `Paso: ${step}`,
  suggestedStep: "Sugerencia de su coach",
  checkIn: (goals) => `Seguimiento: ${goals} ${plural(goals, "objetivo", "objetivos")}`,
} satisfies Words<typeof english>;
