import type { Words } from "#domain/language.ts";
import type { words as english } from "./week.words.ts";

export const words = {
  title: "الأسبوع",
  titleOf: (owner) => `أسبوع ${owner}`,
  loading: "جارٍ تحميل الأسبوع...",
  failed: "تعذّر تحميل هذا الأسبوع.",
  missing: "لا أهداف لهذا الشخص بتوجيهك. ينتهي التوجيه بانتهاء الهدف أو بقرار من أحد الطرفين.",
  toCoaching: "العودة إلى التوجيه",
  days: (first, last) => `${first} – ${last}`,
  previous: "الأسبوع السابق",
  next: "الأسبوع التالي",
  brief: "الموجز",
  noGoals: "لا متابعات هذا الأسبوع في الأهداف التي بتوجيهك.",

  lastPromise: (answered) => `الوعد السابق: ${answered}`,
  acknowledge: "تأكيد الاطلاع",
  seenBy: (coach, when) => `تم الاطلاع (${coach})، ${when}`,
  reply: "رد",
  noteSaved: "تم حفظ الملاحظة.",
  notSaved: "تعذّر الحفظ. يُرجى إعادة المحاولة.",
  changedMeanwhile: "تغيّرت هذه المتابعة في هذه الأثناء. يُرجى قراءتها من جديد.",
} satisfies Words<typeof english>;
