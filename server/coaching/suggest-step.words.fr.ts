import type { Words } from "#domain/language.ts";
import type { words as english } from "./suggest-step.words.ts";

export const words = {
  suggestsStep: (step) => `Étape suggérée : « ${step} »`,
} satisfies Words<typeof english>;
