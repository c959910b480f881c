import type { Words } from "./language.ts";
import type { words as english } from "./week.words.ts";

export const words = {
  atItsEnd: (change, value) => `${change}, ${value}`,
  unchanged: (value) => `Sin cambios, ${value}`,
  since: (change, day) => `${change} desde el ${day}`,
  onPaceUntil: (weekday) => `Al ritmo previsto hasta el ${weekday}`,
} satisfies Words<typeof english>;
