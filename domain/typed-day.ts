import { parseDay, type Day } from "./day.ts";
import { words } from "./day.words.ts";

const TYPED = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/;

/** Reads `YYYY-MM-DD`, `DD.MM.YYYY`, and `MM/DD/YYYY` in the order of the language (product 3.4); null if not a real date. */
export function parseTypedDay(text: string): Day | null {
  const typed = text.trim();
  const [, first = "", separator, second = "", year] = TYPED.exec(typed) ?? [];
  if (year === undefined) return parseDay(typed);
  const isDayFirst = separator === "." || words.isDayFirst;
  const [month, date] = isDayFirst ? [second, first] : [first, second];
  return parseDay(`${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`);
}
