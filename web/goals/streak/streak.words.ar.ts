import type { Words } from "#domain/language.ts";
import type { words as english } from "./streak.words.ts";

export const words = {
  yours: "سلسلتك",
  ofOwner: "السلسلة",
  loading: "جارٍ تحميل السلسلة...",
  failed: "تعذّر تحميل السلسلة.",

  currentRun: "السلسلة الحالية",
  longestRun: "أطول سلسلة",
  verifiedDays: "أيام فيها تقدم",

  quota: "كم يومًا في الأسبوع؟",
  quotaWhy: "بأقل من 7 أيام في الأسبوع، تُحسب السلسلة بالأسابيع وبلا أيام سماح.",
  saveQuota: "حفظ عدد الأيام",
  saved: "تم حفظ عدد الأيام في الأسبوع.",
} satisfies Words<typeof english>;
