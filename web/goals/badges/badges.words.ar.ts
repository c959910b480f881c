import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.ts";
import { arabicPlural } from "#domain/plural.ts";
import type { words as english } from "./badges.words.ts";

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
  earned: (badges) => `الشارات التي نلتها: ${list.and(badges)}.`,

  earnedTimes: (count, last) => `عدد مرات نيلها: ${count}، آخرها ${last}`,
  notEarned: (count) =>
    arabicPlural(count, {
      zero: "لا شارات متبقية",
      one: "شارة واحدة لم تُنَل بعد",
      two: "شارتان لم تُنالا بعد",
      few: `${count} شارات لم تُنَل بعد`,
      many: `${count} شارة لم تُنَل بعد`,
      other: `${count} شارة لم تُنَل بعد`,
    }),

  onDays: {
    activity: (days, weeks) =>
      weeks === 1
        ? `نشاط في ${daysOf(days)} هذا الأسبوع`
        : `نشاط في ${daysOf(days)} خلال آخر ${weeksOf(weeks)}`,
    progress: (days, weeks) => `تقدم في ${daysOf(days)} خلال آخر ${weeksOf(weeks)}`,
  },
  asTable: { activity: "أيام النشاط في جدول", progress: "أيام التقدم في جدول" },
  weekOf: "أسبوع",
  days: { activity: "أيام النشاط", progress: "أيام التقدم" },
  noDay: "لا يوجد",
} satisfies Words<typeof english>;
