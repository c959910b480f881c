import type { Words } from "#domain/language.ts";
import type { words as english } from "./no-mail.words.ts";

export const words = {
  noMail: "Dieser Server versendet keine E-Mails.",
} satisfies Words<typeof english>;
