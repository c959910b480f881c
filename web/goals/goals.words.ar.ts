import type { Words } from "#domain/language.ts";
import { arabicPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./goals.words.ts";

function weeks(count: number): string {
  return arabicPlural(count, {
    zero: "0 أسبوع",
    one: "أسبوع واحد",
    two: "أسبوعان",
    few: `${count} أسابيع`,
    many: `${count} أسبوعًا`,
    other: `${count} أسبوع`,
  });
}

export const words = {
  markedComplete: (goal) => parts("اكتمل الهدف «", goal, "»!"),
  took: (count) => (count === 0 ? "المدة: أقل من أسبوع." : `المدة: ${weeks(count)}.`),
  shareNow: "مشاركة",
  close: "إغلاق",
  undo: "تراجع",
  share: "مشاركة إنجازك",

  wasDeleted: (goal) => parts("تم حذف «", goal, "»."),
  deletedGoals: "الأهداف المحذوفة",

  readAs: (number) => `قرأنا هذا على أنه ${number}.`,
} satisfies Words<typeof english>;
