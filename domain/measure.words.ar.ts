import type { Words } from "./language.ts";
import type { words as english } from "./measure.words.ts";

/** Units of our templates, after "1". */
const ones: Readonly<Record<string, string>> = {
  "علاقات مهنية جديدة": "علاقة مهنية جديدة",
  "مهارات مكتسبة": "مهارة مكتسبة",
};

export const words = {
  /** The unit of a streak; it follows any number. */
  days: "يوم",
  /** A unit that follows "1". */
  unitOfOne: (unit) => ones[unit] ?? unit,
  unknownType: "نوع غير معروف",
  ofTarget: (amount, target) => `${amount} من ${target}`,
  dayOfTarget: (days) => `اليوم رقم ${days}`,
  notDone: "لم يُنجز بعد",
  done: "تم",
  by: (day) => `بحلول ${day}`,
  achieved: (day) => `تحقق في ${day}`,
  target: (target) => `المستهدف ${target}`,

  noChange: "لا تغيير",
  reached: (day) => `تحقق في ${day}`,
  noLongerDone: "لم يعد منجزًا",
  changeTo: (change, value) => `${change}، الآن ${value}`,
  gain: (amount) => `\u200e+${amount}`,
  loss: (amount) => `\u200e−${amount}`,
} satisfies Words<typeof english>;
