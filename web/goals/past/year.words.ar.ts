import type { Words } from "#domain/language.ts";
import type { words as english } from "./year.words.ts";

export const words = {
  title: "حصاد العام",
  years: "الأعوام",
  loading: "جارٍ تحميل عامك...",
  failed: "تعذّر تحميل عامك.",
  missing: "لا حصاد لذلك العام.",
  none: (year) => `لم يُسجَّل شيء في ${year}.`,
  soFar: "العام حتى الآن.",
  private: "لا يرى هذه الصفحة أحد سواك.",

  goals: "أهداف مكتملة",
  days: "أيام فيها تقدم",
  weeks: "أسابيع التزام",
  run: "أطول سلسلة",
  checkIns: "متابعات تمت",
  promises: "وعود تم الوفاء بها",
  ofAll: (part, all) => `${part} من ${all}`,
  completed: "الأهداف المكتملة",

  draw: "إنشاء صورة",
  download: "تنزيل الصورة",
  share: "مشاركة من هذا الجهاز",
  print: "طباعة",
  pictureHas: "تعرض هذه الأرقام من دون اسمك وأهدافك. لا يراها أحد قبل مشاركتها.",
} satisfies Words<typeof english>;
