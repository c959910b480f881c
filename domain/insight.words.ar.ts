import type { Words } from "./language.ts";
import { arabicPlural } from "./plural.ts";
import type { words as english } from "./insight.words.ts";

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
  overdue: "فات موعده",
  wasDue: (goal, days) => `فات موعد «${goal}» قبل ${daysFrom(days)}. ما زالت الخطوة التالية مهمة.`,

  deadline: "موعد نهائي قريب",
  isDue: (goal, when) => `الموعد النهائي للهدف «${goal}» ${when}.`,
  today: "اليوم",
  tomorrow: "غدًا",
  inDays: (days) => `بعد ${daysFrom(days)}`,

  stalled: "هدف متعثر",
  noUpdate: (goal, days) =>
    `لا تحديث في «${goal}» منذ ${daysFrom(days)}. خطوة صغيرة واحدة تحركه من جديد.`,

  feedback: "ملاحظات الموجّه",
  note: (coach) => `وصلتك ملاحظة من ${coach}.`,
  noteOn: (coach, goal) => `وصلتك ملاحظة من ${coach} بشأن «${goal}».`,

  exceptional: "تقدم استثنائي!",
  exceptionalAt: (average) => `متوسط التقدم في أهدافك ${average}%. إنجاز يستحق الاحتفاء.`,
  strong: "تقدم قوي",
  strongAt: (average) => `متوسط التقدم في أهدافك ${average}%. نتمنى لك الاستمرار على هذا المنوال.`,

  view: "عرض الرؤى",
  urgent: (count) =>
    arabicPlural(count, {
      zero: "لا رؤى عالية الأولوية",
      one: "رؤية واحدة عالية الأولوية",
      two: "رؤيتان عاليتا الأولوية",
      few: `${count} رؤى عالية الأولوية`,
      many: `${count} رؤية عالية الأولوية`,
      other: `${count} رؤية عالية الأولوية`,
    }),
} satisfies Words<typeof english>;
