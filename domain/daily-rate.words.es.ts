import type { Words } from "./language.ts";
import type { words as english } from "./daily-rate.words.ts";

export const words = {
  comfortable: (amount, target) =>
    `Con ${amount} al día, llegará a tiempo a ${target}. Está a su alcance.`,
  challenge: (amount, target) => `Es un reto: con ${amount} al día, llegará a tiempo a ${target}.`,
  outOfReach: (due, earliest) =>
    `Ya no es posible llegar a tiempo para el ${due}. Lo antes posible sería el ${earliest}.`,
} satisfies Words<typeof english>;
