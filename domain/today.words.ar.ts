import type { Words } from "./language.ts";
import { arabicPlural } from "./plural.ts";
import type { words as english } from "./today.words.ts";

function daysFrom(count: number): string {
  return arabicPlural(count, {
    zero: "أقل من يوم",
    one: "يوم",
    two: "يومين",
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  });
}

export const words = {
  wasDue: (distance) => `كان الموعد النهائي ${distance}`,
  unreadNotes: (notes) =>
    arabicPlural(notes, {
      zero: "لا ملاحظات جديدة من الموجّه",
      one: "ملاحظة من الموجّه لم تُقرأ بعد",
      two: "ملاحظتان من الموجّه لم تُقرآ بعد",
      few: `${notes} ملاحظات من الموجّه لم تُقرأ بعد`,
      many: `${notes} ملاحظة من الموجّه لم تُقرأ بعد`,
      other: `${notes} ملاحظة من الموجّه لم تُقرأ بعد`,
    }),
  stepDue: (distance, step) => `خطوة موعدها ${distance}: ${step}`,
  stepWasDue: (distance, step) => `خطوة كان موعدها ${distance}: ${step}`,
  reached: "وصل إلى 100%. هل حان وقت إكماله؟",
  dayPassed: "مضى التاريخ المستهدف. هل تحقق الهدف؟",
  stalled: (days) => `لا تحديث منذ ${daysFrom(days)}`,
  dueTomorrow: "الموعد النهائي غدًا",
  due: (distance) => `الموعد النهائي ${distance}`,

  nextCheckIn: (day) => `المتابعة القادمة: ${day}.`,
  nextDue: (goal, day) => `التالي: «${goal}»، موعده ${day}.`,
} satisfies Words<typeof english>;
