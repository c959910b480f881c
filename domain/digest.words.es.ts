import type { Words } from "./language.ts";
import type { words as english } from "./digest.words.ts";

export const words = {
  oneStep: "+1",
  done: "Hecho",

  stepOnOverdue: (goal) => `dé un pequeño paso en «${goal}». Todavía cuenta.`,
  beginAgain: (goal) => `retome «${goal}» con un pequeño paso.`,
  stepOnNearest: (goal) => `trabaje en «${goal}», que vence primero.`,
  setNext: "fíjese un nuevo objetivo.",
} satisfies Words<typeof english>;
