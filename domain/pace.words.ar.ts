import type { Words } from "./language.ts";
import type { words as english } from "./pace.words.ts";

export const words = {
  onPace: "بالوتيرة المطلوبة",
  ahead: (by) => `متقدم بمقدار ${by}`,
  behind: (by) => `متأخر بمقدار ${by}`,
  about: (amount) => `${amount} تقريبًا`,
  slightly: "بسيط",
} satisfies Words<typeof english>;
