import type { Words } from "#domain/language.ts";
import type { words as english } from "./no-mail.words.ts";

export const words = {
  noMail: "Este servidor no envía correos.",
} satisfies Words<typeof english>;
