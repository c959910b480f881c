import type { Words } from "#domain/language.ts";
import type { words as english } from "./no-mail.words.ts";

export const words = {
  noMail: "Ce serveur n’envoie pas d’e-mails.",
} satisfies Words<typeof english>;
