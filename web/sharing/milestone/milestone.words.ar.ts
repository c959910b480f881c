import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./milestone.words.ts";

export const words = {
  title: "صفحة عامة",
  offer: "يمكنك إنشاء صفحة لهذه المحطة يراها كل من لديه الرابط. ويمكنك إزالتها في أي وقت.",
  made: "تم إنشاء الصفحة العامة.",
  takenDown: "تمت إزالة الصفحة العامة. لم يعد رابطها يعمل.",

  address: "رابط الصفحة",
  shows: (milestone, day) => parts(`تعرض: ${milestone}، `, day, "."),
  copyAddress: "نسخ الرابط",
  copied: "تم نسخ الرابط إلى الحافظة!",
  copyFailed: "تعذّر نسخ الرابط.",
  open: "فتح الصفحة",
  takeDown: "إزالة الصفحة",
  takePageDown: "إزالة الصفحة العامة",
  takeDownSure:
    "هل تُزال هذه الصفحة؟ سيتوقف رابطها عن العمل، وستحصل أي صفحة جديدة على رابط جديد. وتبقى المعاينات المنشورة في أماكن أخرى.",

  pageTitle: "العنوان",
  yourName: "اسمك",
  withoutName: "من دون اسمي",
  withName: "مع اسمي",
  willShow: "ما سيراه كل من لديه الرابط",
  willShowNow: "ما ستعرضه بعد التحديث",
  name: "الاسم",
  noName: "بلا اسم",
  howFar: "التقدم والتاريخ",
  nothingElse: "لا شيء آخر",
  nothingElseWhat: "لا أرقام ولا موجّه ولا فئة ولا ملاحظات. ونطلب من محركات البحث عدم إدراج الصفحة.",
  make: "إنشاء الصفحة",
  update: "تحديث الصفحة",
  updated: "تم تحديث الصفحة العامة.",
} satisfies Words<typeof english>;
