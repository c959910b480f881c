import type { Words } from "./language.ts";
import type { words as english } from "./coached-week.words.ts";

export const words = {
  days: (first, last) => `${first} – ${last}`,
  notAnsweredYet: (promise) => `لا جواب بعد عن «${promise}»`,
  open: (day) => `آخر يوم للمتابعة: ${day}`,
  missed: "متابعة فائتة",
  away: "موقوف مؤقتًا، لا حاجة إلى متابعة",
  forOwner: "تمت المتابعة (خاصة)",
  help: (help) => `ما قد يساعد: «${help}»`,
} satisfies Words<typeof english>;
