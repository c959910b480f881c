import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import type { words as english } from "./progress.words.ts";

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
  title: "تحديث التقدم",
  now: (value) => `الآن: ${value}`,
  chooseDay: "يُرجى اختيار تاريخ تحقيق الهدف.",
  howToUpdate: "طريقة التحديث",
  modes: {
    "quick-update": "تحديث سريع",
    "set-value": "تحديد القيمة",
  },

  decrease: "إنقاص",
  increase: "زيادة",
  goalIs: "هذا الهدف",
  complete: "مكتمل",
  notComplete: "غير مكتمل",
  newValue: "القيمة الجديدة",
  newValueIn: (unit) => `القيمة الجديدة (${unit})`,
  atLeastZero: "يُرجى إدخال 0 أو أكثر.",
  unsaved: "لم يُحفظ شيء بعد.",
  notANumber: (typed) => `«${typed}» ليس رقمًا. لم يُحفظ شيء بعد.`,
  achievedOn: "تاريخ تحقيق الهدف",
  achievedOnWhy: "يُترك فارغًا حتى تحقيق الهدف.",
  clear: "مسح",
  moved: "تغيّرت القيمة في نافذة أخرى. يُرجى التحقق منها والحفظ من جديد.",
  movedUnder: (typed) =>
    `تغيّرت القيمة في نافذة أخرى. يُرجى التحقق منها والحفظ من جديد. القيمة التي أدخلتها: ${typed}.`,

  moveDate: "نقل الموعد",

  remark: "إضافة ملاحظة أو تاريخ سابق",
  note: "ملاحظة",
  doneOn: "تم في",
  doneOnWhy: `اليوم أو خلال آخر ${daysOf(limits.backDatedDays)}. تظهر الأيام السابقة بعلامة «سُجّل لاحقًا».`,
  noChange: "لحفظ ملاحظة، يُرجى تغيير القيمة أولًا.",

  save: "حفظ",
  cancel: "إلغاء",
  openGoal: "فتح الهدف",
} satisfies Words<typeof english>;
