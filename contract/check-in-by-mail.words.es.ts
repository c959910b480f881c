import type { Words } from "#domain/language.ts";
import type { words as english } from "./check-in-by-mail.words.ts";

export const words = {
  notChosen: "Elija cómo va.",
} satisfies Words<typeof english>;
