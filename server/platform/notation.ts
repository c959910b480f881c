import type { Language } from "#domain/language.ts";
import { plainNotation, type Notation } from "#domain/notation.ts";
import { currentLanguage } from "./language.ts";

const continental: Notation = { ...plainNotation, order: "dmy", decimal: ",", firstWeekday: 1 };

const notations: Readonly<Record<Language, Notation>> = {
  en: plainNotation,
  de: { ...continental, group: "." },
  fr: { ...continental, group: "\u202f" },
  es: { ...continental, group: ".", groupedFrom: 10_000 },
  ar: { ...plainNotation, order: "dmy", firstWeekday: 6 },
};

/** Of mail and pictures, which have no browser. Pseudo-languages, of tests alone, have the plain one. */
export function currentNotation(): Notation {
  const known: Readonly<Partial<Record<Language, Notation>>> = notations;
  return known[currentLanguage()] ?? plainNotation;
}
