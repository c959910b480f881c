import type { Words } from "./language.ts";
import type { words as english } from "./daily-rate.words.ts";

export const words = {
  comfortable: (amount, target) =>
    `Mit ${amount} pro Tag erreichen Sie ${target} rechtzeitig. Das schaffen Sie.`,
  challenge: (amount, target) =>
    `Sportlich: Mit ${amount} pro Tag erreichen Sie ${target} noch rechtzeitig.`,
  outOfReach: (due, earliest) =>
    `Bis ${due} ist das nicht mehr zu schaffen, frühestens bis ${earliest}.`,
} satisfies Words<typeof english>;
