import type { Words } from "./language.ts";
import type { words as english } from "./daily-rate.words.ts";

export const words = {
  comfortable: (amount, target) =>
    `بمعدل ${amount} في اليوم يتحقق المستهدف (${target}) في موعده. هذا في متناولك.`,
  challenge: (amount, target) =>
    `وضع التحدي: بمعدل ${amount} في اليوم يتحقق المستهدف (${target}) في موعده.`,
  outOfReach: (due, earliest) =>
    `لم يعد بلوغ الهدف ممكنًا بحلول ${due}. أقرب موعد ممكن: ${earliest}.`,
} satisfies Words<typeof english>;
