import type { Words } from "#domain/language.ts";
import type { words as english } from "./language.words.ts";

export const words = {
  language: "اللغة",
  offer: "يتوفر Cairn بالعربية أيضًا.",
  read: "القراءة بالعربية",
  stay: "البقاء بالعربية",
} satisfies Words<typeof english>;
