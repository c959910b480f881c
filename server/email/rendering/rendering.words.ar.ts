import type { Words } from "#domain/language.ts";
import { arabicPlural } from "#domain/plural.ts";
import type { words as english } from "./rendering.words.ts";

export const words = {
  product: "Cairn",
  labelled: (label) => `${label}:`,
  moreGoals: (count) =>
    arabicPlural(count, {
      zero: "لا أهداف أخرى.",
      one: "وهدف آخر.",
      two: "وهدفان آخران.",
      few: `و${count} أهداف أخرى.`,
      many: `و${count} هدفًا آخر.`,
      other: `و${count} هدف آخر.`,
    }),
  openDashboard: "فتح لوحة المعلومات",
  openGoal: "فتح الهدف",
  checkIn: "إجراء المتابعة",
} satisfies Words<typeof english>;
