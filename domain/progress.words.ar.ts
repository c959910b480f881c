import type { Words } from "./language.ts";
import type { words as english } from "./progress.words.ts";

export const words = {
  failed: "تعذّرت معالجة التقدم في الهدف",

  completed: "مكتمل",
  ofTheWay: (percent) => `${percent}% من الطريق`,
} satisfies Words<typeof english>;
