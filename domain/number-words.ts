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
