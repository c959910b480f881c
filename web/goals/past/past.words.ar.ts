import type { Words } from "#domain/language.ts";
import { arabicPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./past.words.ts";

function weeks(count: number): string {
  return arabicPlural(count, {
    zero: "0 أسبوع",
    one: "أسبوع واحد",
    two: "أسبوعان",
    few: `${count} أسابيع`,
    many: `${count} أسبوعًا`,
    other: `${count} أسبوع`,
  });
}

function pastGoals(count: number): string {
  return arabicPlural(count, {
    zero: "لا أهداف سابقة",
    one: "هدف سابق واحد",
    two: "هدفان سابقان",
    few: `${count} أهداف سابقة`,
    many: `${count} هدفًا سابقًا`,
    other: `${count} هدف سابق`,
  });
}

export const words = {
  title: "الأهداف السابقة",
  loading: "جارٍ تحميل أهدافك السابقة...",
  failed: "تعذّر تحميل أهدافك السابقة.",
  none: "ستظهر هنا الأهداف التي تكتمل أو تُغلق.",
  toDashboard: "إلى لوحة المعلومات",

  review: "حصاد العام",
  sizes: "كلما طالت مدة الهدف، كبرت كومة حجارته.",
  ledge: (completed, closed) =>
    `${pastGoals(completed + closed)}: المكتملة ${completed}، والمغلقة ${closed}`,
  completedOn: (day) => parts("اكتمل في ", day),
  closedOn: (day) => parts("أُغلق في ", day),
  weeks: (count) => (count === 0 ? "أقل من أسبوع" : weeks(count)),
  runWeeks: (count) => weeks(count),
  learned: "ما تعلمته",
  reopen: "إعادة الفتح",
  startAgain: "البدء من جديد",

  showOlder: "عرض الأقدم",
  olderFailed: "تعذّر تحميل أهدافك الأقدم.",
} satisfies Words<typeof english>;
