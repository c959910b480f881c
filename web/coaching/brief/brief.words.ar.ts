import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { arabicPlural } from "#domain/plural.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./brief.words.ts";

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

function goalsOf(count: number): string {
  return arabicPlural(count, {
    zero: "0 هدف",
    one: "هدف واحد",
    two: "هدفين",
    few: `${count} أهداف`,
    many: `${count} هدفًا`,
    other: `${count} هدف`,
  });
}

export const words = {
  title: "الموجز",
  titleOf: (owner) => `الموجز: ${owner}`,
  loading: "جارٍ تحميل الموجز...",
  failed: "تعذّر تحميل الموجز.",
  about: (goals) =>
    `آخر ${weeksOf(limits.briefWeeks)} في ${goalsOf(goals)} من الأهداف التي بتوجيهك.`,
  print: "طباعة",
  week: "الأسبوع",
  step: (step, day) => parts("خطوة: ", step, "، ", day),
  noWeeks: "لا متابعات بعد.",
} satisfies Words<typeof english>;
