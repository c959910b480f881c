import type { Words } from "#domain/language.ts";
import type { words as english } from "./card.words.ts";

export const words = {
  completed: "هدف مكتمل",
  underWay: "هدف قيد التنفيذ",
} satisfies Words<typeof english>;
