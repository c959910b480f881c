import type { Words } from "./language.ts";
import type { words as english } from "./digest.words.ts";

export const words = {
  oneStep: "+1",
  done: "Fait",

  stepOnOverdue: (goal) => `un petit pas sur « ${goal} ». Il n’est pas trop tard.`,
  beginAgain: (goal) => `reprendre « ${goal} » par un petit pas.`,
  stepOnNearest: (goal) => `avancer sur « ${goal} », dont l’échéance est la plus proche.`,
  setNext: "fixer un nouvel objectif.",
} satisfies Words<typeof english>;
