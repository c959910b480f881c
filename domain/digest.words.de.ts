import type { Words } from "./language.ts";
import type { words as english } from "./digest.words.ts";

export const words = {
  oneStep: "+1",
  done: "Erledigt",

  stepOnOverdue: (goal) => `ein kleiner Schritt bei „${goal}“. Auch jetzt lohnt er sich noch.`,
  beginAgain: (goal) => `„${goal}“ mit einem kleinen Schritt wieder aufnehmen.`,
  stepOnNearest: (goal) => `an „${goal}“ arbeiten. Dieses Ziel ist zuerst fällig.`,
  setNext: "ein neues Ziel setzen.",
} satisfies Words<typeof english>;
