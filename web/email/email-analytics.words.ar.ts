import type { Words } from "#domain/language.ts";
import { arabicPlural } from "#domain/plural.ts";
import { numberInWords } from "#domain/number-words.ts";
import type { words as english } from "./email-analytics.words.ts";

function daysOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 يوم",
    one: "يوم واحد",
    two: "يومين",
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  });
}

export const words = {
  title: "إحصاءات البريد",
  range: "الفترة",
  days: (days) => daysOf(days),
  error: (reason) => `خطأ: ${reason}`,
  statsFailed: "تعذّر جلب إحصاءات البريد",
  loading: "جارٍ تحميل إحصاءات البريد...",
  emails(count, notation) {
    const shown = numberInWords(count, notation);
    return arabicPlural(count, {
      zero: "لا رسائل",
      one: "رسالة واحدة",
      two: "رسالتان",
      few: `${shown} رسائل`,
      many: `${shown} رسالة`,
      other: `${shown} رسالة`,
    });
  },
  inLastDays: (emails, days) => `${emails} خلال آخر ${daysOf(days)}`,
  noEmails: "لا توجد بيانات بريد",
  noEmailsIn: (days) => `لا رسائل خلال آخر ${daysOf(days)}.`,

  total: "الإجمالي",
  sent: "المرسلة",
  failed: "الفاشلة",
  pending: "المعلقة",
  successRate: "نسبة النجاح",
  health: "الحالة",
  notAvailable: "غير متاح",
  stillPending: (emails) =>
    `ما زالت معلقة: ${emails}. إذا لم يتغير هذا، فيُرجى فحص خادم البريد وسجل Cairn.`,

  byDay: "الرسائل حسب اليوم والنوع",
  bySevenDays: "الرسائل حسب الأسبوع والنوع",
  zone: "الأيام بتوقيت UTC.",
  bar: (days, emails, types) => `${days}: ${emails}. ${types}`,
  day: "اليوم",
  severalDays: "الأيام",
  count: "الرسائل",
  types: "حسب النوع",
  noTypes: "لا شيء",

  byType: "الرسائل حسب النوع",
  type: "النوع",
} satisfies Words<typeof english>;
