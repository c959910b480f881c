import type { Words } from "./language.ts";
import type { words as english } from "./daily-rate.words.ts";

export const words = {
  comfortable: (amount, target) =>
    `${amount} pro Tag: So erreichen Sie ${target} rechtzeitig. Das schaffen Sie.`,
  challenge: (amount, target) =>
    `Sportlich, aber möglich: ${amount} pro Tag, und Sie erreichen ${target} noch rechtzeitig.`,
  outOfReach: (due, earliest) =>
    `Bis ${due} ist das nicht mehr zu schaffen, frühestens am ${earliest}.`,
} satisfies Words<typeof english>;
