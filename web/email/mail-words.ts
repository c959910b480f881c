import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";

export function emailCount(count: number, notation: Notation): string {
  return `${numberInWords(count, notation)} ${count === 1 ? "email" : "emails"}`;
}
