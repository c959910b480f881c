import type { Words } from "./language.ts";
import type { words as english } from "./week.words.ts";

export const words = {
  atItsEnd: (change, value) => `${change}، ${value}`,
  unchanged: (value) => `لا تغيير، ${value}`,
  since: (change, day) => `${change} منذ ${day}`,
  onPaceUntil: (weekday) => `بالوتيرة المطلوبة حتى ${weekday}`,
} satisfies Words<typeof english>;
