import type { Words } from "./language.ts";
import * as limits from "./limits.ts";
import { arabicPlural } from "./plural.ts";
import type { words as english } from "./streak.words.ts";

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

function graceDays(count: number): string {
  return arabicPlural(count, {
    zero: "لا أيام سماح متبقية",
    one: "يوم سماح واحد متبقٍّ",
    two: "يوما سماح متبقيان",
    few: `${count} أيام سماح متبقية`,
    many: `${count} يوم سماح متبقيًا`,
    other: `${count} يوم سماح متبقٍّ`,
  });
}

export const words = {
  /** product 24.6 */
  quota: (quota) => (quota === null ? "كل يوم" : `${days(quota)} في الأسبوع`),
  /** In weeks if there is a weekly quota. */
  run: (length, { grace }) => (grace === null ? weeks(length) : days(length)),

  // product 24.10
  grace({ kept, used }) {
    const rule = `${graceDays(kept)}. يُمنح يوم سماح عن كل ${daysOf(limits.graceAfterDays)} على التوالي.`;
    return used === 0 ? rule : `${rule} المستخدم في هذه السلسلة: ${used}.`;
  },
  weekRule: (quota) =>
    `يُحتسب الأسبوع (من الاثنين إلى الأحد) إذا كان فيه تقدم في ${daysOf(quota)} على الأقل.`,
} satisfies Words<typeof english>;
