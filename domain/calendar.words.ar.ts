import type { Words } from "./language.ts";
import { arabicPlural } from "./plural.ts";
import type { words as english } from "./calendar.words.ts";

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

export const words = {
  due: (goal) => `الموعد النهائي: ${goal}`,
  step: (step) => `خطوة: ${step}`,
  suggestedStep: "اقتراح من الموجّه",
  checkIn: (count) => `المتابعة: ${goals(count)}`,
} satisfies Words<typeof english>;
