import type { Words } from "./language.ts";
import type { words as english } from "./week.words.ts";

export const words = {
  atItsEnd: (change, value) => `${change}, ${value}`,
  unchanged: (value) => `Aucun changement, ${value}`,
  // A weekday, or a day of a month.
  since: (change, day) => `${change} depuis ${/^\d/.test(day) ? `le ${day}` : day}`,
  onPaceUntil: (weekday) => `Dans les temps jusqu’à ${weekday}`,
} satisfies Words<typeof english>;
