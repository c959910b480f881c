import type { Words } from "./language.ts";
import type { words as english } from "./language.words.ts";

export const words = {
  tag: "ar",
  made: "معاينة: ترجمة آلية لم يراجعها بعد متحدث أصلي.",
} satisfies Words<typeof english>;
