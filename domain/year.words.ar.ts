import type { Words } from "./language.ts";
import { arabicPlural } from "./plural.ts";
import type { words as english } from "./year.words.ts";

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

export const words = {
  title: (year) => `حصاد العام ${year}`,
  goals: (goals) =>
    arabicPlural(goals, {
      zero: "لا أهداف مكتملة",
      one: "هدف مكتمل واحد",
      two: "هدفان مكتملان",
      few: `${goals} أهداف مكتملة`,
      many: `${goals} هدفًا مكتملًا`,
      other: `${goals} هدف مكتمل`,
    }),
  days: (days) =>
    arabicPlural(days, {
      zero: "لا أيام فيها تقدم",
      one: "يوم واحد فيه تقدم",
      two: "يومان فيهما تقدم",
      few: `${days} أيام فيها تقدم`,
      many: `${days} يومًا فيه تقدم`,
      other: `${days} يوم فيه تقدم`,
    }),
  weeks: (kept, due) => `أسابيع الالتزام: ${kept} من ${due}`,
  run: (count) => `أطول سلسلة: ${weeks(count)}`,
} satisfies Words<typeof english>;
