import type { Words } from "./language.ts";
import { arabicPlural } from "./plural.ts";
import type { words as english } from "./active-week.words.ts";

function goalsOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 هدف",
    one: "هدف واحد",
    two: "هدفين",
    few: `${count} أهداف`,
    many: `${count} هدفًا`,
    other: `${count} هدف`,
  });
}

export const words = {
  nothingLogged: "لم يُسجَّل شيء بعد.",
  activeOn: (days) => `أيام النشاط: ${days}.`,
  updated: (updated, goals) => `تسجيل أو متابعة في ${updated} من ${goalsOf(goals)}.`,
} satisfies Words<typeof english>;
