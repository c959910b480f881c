import type { Words } from "./language.ts";
import type { words as english } from "./active-week.words.ts";

export const words = {
  nothingLogged: "لم يُسجَّل شيء بعد.",
  activeOn: (days) => `أيام النشاط: ${days}.`,
  updated: (updated, goals) => `الأهداف التي شهدت تسجيلًا أو متابعة: ${updated} من ${goals}.`,
} satisfies Words<typeof english>;
