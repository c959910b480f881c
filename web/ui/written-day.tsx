import { dayInWords } from "#domain/day-words.ts";
import type { Day } from "#domain/day.ts";
import { useNotation } from "./notation.ts";

/** A calendar day, as its reader writes it. */
export function WrittenDay({ day }: { readonly day: Day }) {
  return <time dateTime={day}>{dayInWords(day, useNotation())}</time>;
}
