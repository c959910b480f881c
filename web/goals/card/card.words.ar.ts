import type { Words } from "#domain/language.ts";
import { arabicPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./card.words.ts";

export const words = {
  progressOf: (goal) => `التقدم في ${goal}`,
  timeFor: (goal) => `الوقت المنقضي في ${goal}`,
  timePassed: (percent) => `انقضى ${percent}% من الوقت`,
  due: (day) => parts("الموعد النهائي: ", day),

  updateProgress: "تحديث التقدم",
  markComplete: "إكمال الهدف",
  log: "تسجيل التقدم",
  done: "تم",
  stepOn: (step, goal) => `${step}: ${goal}`,
  addOne: "\u200e+1",
  addOneTo: (goal) => `إضافة 1 إلى ${goal}`,

  more: (goal) => `إجراءات أخرى لهدف ${goal}`,
  viewDetails: "عرض التفاصيل",
  unsavedNote: "ملاحظة غير محفوظة",
  unreadNotes: (count) =>
    arabicPlural(count, {
      zero: "لا ملاحظات جديدة من الموجّه",
      one: "ملاحظة من الموجّه لم تُقرأ بعد",
      two: "ملاحظتان من الموجّه لم تُقرآ بعد",
      few: `${count} ملاحظات من الموجّه لم تُقرأ بعد`,
      many: `${count} ملاحظة من الموجّه لم تُقرأ بعد`,
      other: `${count} ملاحظة من الموجّه لم تُقرأ بعد`,
    }),

  updating: "جارٍ التحديث...",
  updated: "تم تحديث التقدم!",
  completed: "اكتمل!",
  undone: "تم التراجع.",
  missing: "خطأ: بيانات ناقصة",
  waits: "بانتظار الإرسال",
  kept: "حُفظ تقدمك على هذا الجهاز، وسيُرسل عند تسجيل دخولك.",
  undo: "تراجع",
  undoOn: (goal) => ` عن آخر تغيير في ${goal}`,
} satisfies Words<typeof english>;
