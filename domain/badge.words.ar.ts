import type { Words } from "./language.ts";
import * as limits from "./limits.ts";
import { arabicPlural } from "./plural.ts";
import type { words as english } from "./badge.words.ts";

function goals(count: number): string {
  return arabicPlural(count, {
    zero: "لا أهداف",
    one: "هدف واحد",
    two: "هدفان",
    few: `${count} أهداف`,
    many: `${count} هدفًا`,
    other: `${count} هدف`,
  });
}

function days(count: number): string {
  return arabicPlural(count, {
    zero: "0 يوم",
    one: "يوم واحد",
    two: "يومان",
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  });
}

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

function shares(count: number): string {
  return arabicPlural(count, {
    zero: "لا مشاركات",
    one: "مشاركة واحدة",
    two: "مشاركتان",
    few: `${count} مشاركات`,
    many: `${count} مشاركة`,
    other: `${count} مشاركة`,
  });
}

function times(count: number): string {
  return arabicPlural(count, {
    zero: "0 مرة",
    one: "مرة واحدة",
    two: "مرتين",
    few: `${count} مرات`,
    many: `${count} مرة`,
    other: `${count} مرة`,
  });
}

export const words = {
  consistency: {
    displayName: "روح المثابرة",
    description: `تقدم على مدى ${daysOf(limits.consistencyDays)} على التوالي.`,
    counted: (count) => days(count),
  },
  daysSoFar: (count) =>
    `المطلوب: تقدم على مدى ${daysOf(limits.consistencyDays)} على التوالي. حتى الآن: ${count} من ${limits.consistencyDays}.`,

  milestone: {
    displayName: `إتقان المحطات (${limits.milestonePercent}%)`,
    description: "بلوغ نصف المستهدف لأحد الأهداف.",
    counted: (count) => goals(count),
  },
  milestoneOf: (goal) => `بلوغ نصف المستهدف في «${goal}».`,
  halfOf: (goal) => `نصف «${goal}»`,
  halfSoFar: (percent) =>
    `المطلوب: بلوغ نصف المستهدف في هدف رقمي أو سلسلة. أقرب أهدافك وصل إلى ${percent}%.`,

  sharing: {
    displayName: "حب المشاركة",
    description: `مشاركة الأهداف ${times(limits.sharesForBadge)}.`,
    counted: (count) => shares(count),
  },
  sharesSoFar: (count) =>
    `المطلوب: مشاركة الأهداف ${times(limits.sharesForBadge)}. حتى الآن: ${count} من ${limits.sharesForBadge}.`,

  level: (level, count) => `المستوى ${level}، ${count}`,
  count: (count) => `العدد ${count}`,
} satisfies Words<typeof english>;
