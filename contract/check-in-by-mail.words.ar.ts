import type { Words } from "#domain/language.ts";
import type { words as english } from "./check-in-by-mail.words.ts";

export const words = {
  // product 16.15
  notChosen: "يُرجى اختيار حالة الهدف.",
} satisfies Words<typeof english>;
