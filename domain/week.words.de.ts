import type { Words } from "./language.ts";
import type { words as english } from "./week.words.ts";

export const words = {
  atItsEnd: (change, value) => `${change}, ${value}`,
  unchanged: (value) => `Unverändert, ${value}`,
  since: (change, day) => `${change} seit ${day}`,
  onPaceUntil: (weekday) => `Im Zeitplan bis ${weekday}`,
} satisfies Words<typeof english>;
