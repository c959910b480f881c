import { LOCALE } from "./day-words.ts";

/** From here on a number's digits are no longer all sure, and too many for any line. */
const LONG = 1e15;

let plain: Intl.NumberFormat | undefined;
let long: Intl.NumberFormat | undefined;

/** A number as one reads it: "12,000", "0.5", and from 1e15 on "1.5E308". Formats are made when first needed: it takes tens of milliseconds on a phone. */
export function numberInWords(number: number): string {
  plain ??= new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 6 });
  if (Math.abs(number) < LONG) return plain.format(number);
  long ??= new Intl.NumberFormat(LOCALE, { notation: "scientific", maximumFractionDigits: 2 });
  return long.format(number);
}

const PLAIN = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
// "1,5" and "0,500" are no groups of three: to whoever writes them the comma stands before decimals.
const GROUPED = /^[+-]?[1-9]\d{0,2}([, \u00a0\u202f])\d{3}(\1\d{3})*(\.\d*)?$/;
const SEPARATORS = /[, \u00a0\u202f]/g;

function ungrouped(text: string): string {
  const trimmed = text.trim();
  return GROUPED.test(trimmed) ? trimmed.replaceAll(SEPARATORS, "") : trimmed;
}

/**
 * The finite number that a text stands for, or null: plain ("2.5", "1e3"), or in groups of three as it is shown, by
 * commas, spaces or spaces that do not break (product 4.2).
 */
export function typedNumber(text: string): number | null {
  const typed = ungrouped(text);
  const number = Number(typed);
  // Adding 0 turns -0, which JSON cannot carry, into 0.
  return PLAIN.test(typed) && Number.isFinite(number) ? number + 0 : null;
}

/** The whole number from 0 on that a text of digits stands for, in groups or not; null where it is none (product 4.3). */
export function typedWholeNumber(text: string): number | null {
  const typed = ungrouped(text);
  const number = Number(typed);
  return /^\+?\d+$/.test(typed) && Number.isSafeInteger(number) ? number : null;
}
