import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import type { words as english } from "./queue.words.ts";

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
  yourGoals: "أهدافك",
  readLast: (when) => `آخر تحديث: ${when}.`,
  noGoals: "لا توجد أهداف.",

  toSend: "بانتظار الإرسال",
  stepOn: (step, goal, day) => `${step} في «${goal}»، ${day}`,
  done: "تم",
  noLongerDone: "لم يعد منجزًا",
  reachedOn: (day) => `تحقق في ${day}`,

  full: `الحد الأقصى للتغييرات التي تنتظر الاتصال على هذا الجهاز هو ${limits.stepsOnDevice}. لم يُسجَّل هذا التغيير.`,
  notSent: (step) => `لم يُرسل: ${step}`,
  goalGone: "لم يعد هذا الهدف موجودًا.",
  overtaken: "تغيّر هذا الهدف في نافذة أخرى.",
  tooEarly: `يمكن تسجيل التقدم خلال آخر ${daysOf(limits.backDatedDays)} فقط.`,
  yourNote: (note) => `ملاحظتك: «${note}»`,
  more: (count) => `و${count} غيرها.`,
} satisfies Words<typeof english>;
