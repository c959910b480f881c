import type { Words } from "#domain/language.ts";
import type { words as english } from "./no-mail.words.ts";

export const words = {
  noMail: "هذا الخادم لا يرسل البريد الإلكتروني.",
} satisfies Words<typeof english>;
