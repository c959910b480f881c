import type { Words } from "#domain/language.ts";
import type { words as english } from "./unsubscribe.words.ts";

export const words = {
  missing: (field) => `${field} مفقود.`,
  unsubscribed: "تم إلغاء الاشتراك.",
} satisfies Words<typeof english>;
