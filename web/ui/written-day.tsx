import { dayInWords } from "#domain/day-words.ts";
import type { Day } from "#domain/day.ts";
import { useNotation } from "./notation.ts";

export function WrittenDay({ day }: { readonly day: Day }) {
  return <time dateTime={day}>{dayInWords(day, useNotation())}</time>;
}
