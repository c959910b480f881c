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
  wasDue: (distance) => `كان الموعد ${distance}`,
  unreadNotes: (notes) =>
    arabicPlural(notes, {
      zero: "لا ملاحظات غير مقروءة من الموجّه",
      one: "ملاحظة غير مقروءة من الموجّه",
      two: "ملاحظتان غير مقروءتين من الموجّه",
      few: `${notes} ملاحظات غير مقروءة من الموجّه`,
      many: `${notes} ملاحظة غير مقروءة من الموجّه`,
      other: `${notes} ملاحظة غير مقروءة من الموجّه`,
    }),
  stepDue: (distance, step) => `خطوة موعدها ${distance}: ${step}`,
  stepWasDue: (distance, step) => `خطوة كان موعدها ${distance}: ${step}`,
  reached: "وصل إلى 100%. هل حان وقت إكماله؟",
  dayPassed: "مضى التاريخ المستهدف. هل تحقق الهدف؟",
  stalled: (days) => `لا تحديث منذ ${daysFrom(days)}`,
  dueTomorrow: "الموعد غدًا",
  due: (distance) => `الموعد ${distance}`,

  nextCheckIn: (day) => `المتابعة القادمة: ${day}.`,
  nextDue: (goal, day) => `التالي: «${goal}»، موعده ${day}.`,
} satisfies Words<typeof english>;
