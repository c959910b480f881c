import type { Words } from "#domain/language.ts";
import type { words as english } from "./app.words.ts";

export const words = {
  description: "Des objectifs SMART, un suivi fidèle de votre progression et un coach à vos côtés.",
} satisfies Words<typeof english>;
