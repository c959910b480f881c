import type { Notation } from "./notation.ts";

/** Beyond this, digits are not exact and too many for a line. */
const LONG = 1e15;
const DECIMALS = 6;

const groupStarts: Readonly<Record<Notation["groupSize"], RegExp>> = {
  2: /\B(?=(\d\d)*\d{3}$)/g,
  3: /\B(?=(\d{3})+$)/g,
};

function scientific(number: number): string {
  const [mantissa, exponent] = number.toExponential(2).split("e+");
  return `${Number(mantissa)}E${exponent}`;
}

/** A number for reading: "12,000", "0.5", from 1e15 on "1.5E308" (product 1.11, 6.5). */
export function numberInWords(number: number, notation: Notation): string {
  const { decimal, group, groupSize, groupedFrom } = notation;
  if (Math.abs(number) >= LONG) return scientific(number).replace(".", decimal);
  // Adding 0 turns -0 into 0.
  const rounded = Number(number.toFixed(DECIMALS)) + 0;
  const [whole = "", ...decimals] = String(rounded).split(".");
  const isGrouped = Math.abs(rounded) >= groupedFrom;
  const grouped = isGrouped ? whole.replace(groupStarts[groupSize], group) : whole;
  return [grouped, ...decimals].join(decimal);
}
