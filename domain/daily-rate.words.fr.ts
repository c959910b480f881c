import type { Words } from "./language.ts";
import type { words as english } from "./daily-rate.words.ts";

export const words = {
  comfortable: (amount, target) =>
    `Avec ${amount} par jour, vous atteindrez ${target} à temps. C’est à votre portée.`,
  challenge: (amount, target) => `Mode défi : ${amount} par jour pour atteindre ${target} à temps.`,
  // A day may end in an abbreviation's full stop.
  outOfReach: (due, earliest) =>
    `Ce n’est plus possible d’ici au ${due.replace(/\.$/, "")}. Au plus tôt : ${earliest.replace(/\.$/, "")}.`,
} satisfies Words<typeof english>;
