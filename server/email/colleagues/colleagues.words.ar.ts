import type { Words } from "#domain/language.ts";
import type { words as english } from "./colleagues.words.ts";

export const words = {
  auditDetail: (invited, leftOut) => `المدعوون: ${invited}، المتخطَّون: ${leftOut}`,
} satisfies Words<typeof english>;
