import type { Words } from "#domain/language.ts";
import type { words as english } from "./check-in-by-mail.words.ts";

export const words = {
  notChosen: "Indiquez où en est l’objectif.",
} satisfies Words<typeof english>;
