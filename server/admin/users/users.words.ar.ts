import type { Words } from "#domain/language.ts";
import type { words as english } from "./users.words.ts";

export const words = {
  csvHeading: ["المعرّف", "الاسم", "البريد الإلكتروني", "الحالة", "تاريخ التسجيل"],
  disabled: "معطّل",
  active: "نشط",

  // product 17.8
  managed: {
    enable: "تم تفعيل المستخدم.",
    disable: "تم تعطيل المستخدم.",
    delete: "تم حذف المستخدم.",
  },

  synced: "اكتملت مزامنة المستخدمين.",
  syncedDetail: (processed, created, updated) =>
    `المعالَجون: ${processed}، الجدد: ${created}، المحدَّثون: ${updated}`,
} satisfies Words<typeof english>;
