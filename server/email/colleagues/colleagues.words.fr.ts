import type { Words } from "#domain/language.ts";
import type { words as english } from "./colleagues.words.ts";

export const words = {
  auditDetail: (invited, leftOut) => `invitations : ${invited}, adresses ignorées : ${leftOut}`,
} satisfies Words<typeof english>;
