import type { Words } from "./language.ts";
import type { words as english } from "./check-in-said.words.ts";

export const words = {
  answered: (kept, promise) => `${kept}: «${promise}»`,
  notAnswered: (promise) => `لا جواب عن «${promise}»`,
  obstacle: (obstacle) => `العقبة: «${obstacle}»`,
  next: (promise) => `التالي: «${promise}»`,

  said: (health, when, change) => `${health} (${when}) · ${change}`,
  noChangeSince: "لا تغيير منذ ذلك الحين",
  changeSince: (change) => `${change} منذ ذلك الحين`,
} satisfies Words<typeof english>;
