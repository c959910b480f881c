import type { Words } from "./language.ts";
import { arabicPlural } from "./plural.ts";
import type { words as english } from "./celebration.words.ts";

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
  complete: "100% — تحقق الهدف. أحسنت!",
  threeQuarters: "75% — أنت في المرحلة الأخيرة.",
  half: "50% — وصلت إلى منتصف الطريق.",
  quarter: "25% — أنجزت الربع.",

  sevenDays: "7 أيام — أسبوع كامل. بدأ الأمر يصبح عادة.",
  threeDays: "3 أيام — الإيقاع ينتظم.",
  firstDay: "اليوم الأول — بداية موفقة.",

  share: (goal, count) =>
    count === 0 ? `حققت هدفي: «${goal}».` : `حققت هدفي: «${goal}». المدة: ${weeks(count)}.`,
  achievement: "هدف مكتمل",
} satisfies Words<typeof english>;
