import type { Words } from "#domain/language.ts";
import { arabicPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./loop.words.ts";

function weeksOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 أسبوع",
    one: "أسبوع واحد",
    two: "أسبوعين",
    few: `${count} أسابيع`,
    many: `${count} أسبوعًا`,
    other: `${count} أسبوع`,
  });
}

export const words = {
  title: "المتابعات",
  range: "الفترة",
  weeks: (count) => weeksOf(count),
  counting: "جارٍ العدّ...",
  countedAt: (time) => parts("حتى ", time),

  coached: "أهداف لها موجّه",
  done: "تمت",
  missed: "فائتة",
  due: "ما زالت مستحقة",
  doneOfOver: "نسبة الإتمام",
  answersWithin: "وسيط وقت رد الموجّه",
  days: (days, shown) =>
    arabicPlural(days, {
      zero: "أقل من يوم",
      one: "يوم واحد",
      two: "يومان",
      few: `${shown} أيام`,
      many: `${shown} يومًا`,
      other: `${shown} يوم`,
    }),
  unknown: "غير متاح",
  noneDue: (weeks) => `لم تُستحق متابعات خلال آخر ${weeksOf(weeks)}.`,

  byWeek: "المتابعات حسب الأسبوع",
  weekNames: "تبدأ الأسابيع يوم الاثنين.",
  weekOf: "أسبوع",
  weekCounts: (week, done, due, missed) =>
    `أسبوع ${week}: تمت ${done}، ما زالت مستحقة ${due}، فائتة ${missed}`,
} satisfies Words<typeof english>;
