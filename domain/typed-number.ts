import type { Notation } from "./notation.ts";

const PLAIN = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
// "0,500" is not a group: its comma is a decimal mark.
const GROUPED = /^[+-]?[1-9]\d{0,2}([, \u00a0\u2007\u2009\u202f])\d{3}(\1\d{3})*(\.\d*)?$/;
const GROUPED_BY_TWO = /^[+-]?[1-9]\d?([, \u00a0\u2007\u2009\u202f])(\d\d\1)*\d{3}(\.\d*)?$/;
const SEPARATORS = /[, \u00a0\u2007\u2009\u202f]/g;

const ASCII = /^[\x20-\x7e]*$/;

/** A typed number without invisible marks. */
export function seen(text: string): string {
  // Fast path: 10,000 are read at once.
  if (ASCII.test(text)) return text.trim();
  return text
    .replaceAll(/\p{Cf}/gu, "")
    .trim()
    .replace(/^\u2212/, "-");
}

function ungrouped(text: string, groupSize: Notation["groupSize"] = 3): string {
  const isGrouped = GROUPED.test(text) || (groupSize === 2 && GROUPED_BY_TWO.test(text));
  return isGrouped ? text.replaceAll(SEPARATORS, "") : text;
}

function numberOf(text: string, groupSize?: Notation["groupSize"]): number | null {
  const typed = ungrouped(text, groupSize);
  const number = Number(typed);
  // JSON cannot carry -0.
  return PLAIN.test(typed) && Number.isFinite(number) ? number + 0 : null;
}

// A last group has three digits, so a lone mark before one or two is decimal.
const LONE_DECIMALS = /^([^.,]*)[.,](\d{1,2})$/;

function plainNumber(text: string): number | null {
  return numberOf(seen(text).replace(LONE_DECIMALS, "$1.$2"));
}

const APOSTROPHES = /['’]/g;

function inPlainMarks(text: string, { decimal, group }: Notation): string {
  const marked = text.replaceAll(/[.,]/g, (mark) => (mark === decimal ? "." : ","));
  return "'’".includes(group) ? marked.replaceAll(APOSTROPHES, ",") : marked;
}

/** The number of a text in this notation only; null if none. */
export function strictNumber(text: string, notation: Notation): number | null {
  return numberOf(inPlainMarks(seen(text), notation), notation.groupSize);
}

/** The finite number of a text: by its notation, else the plain one; null if none (product 4.2, 4.34). */
export function typedNumber(text: string, notation: Notation): number | null {
  const typed = seen(text).replace(LONE_DECIMALS, `$1${notation.decimal}$2`);
  return strictNumber(typed, notation) ?? plainNumber(text);
}

/** True if another language reads it a thousandfold: "1.200". */
export function isReadInTwoWays(text: string): boolean {
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(seen(text));
}

/** The whole number from 0 of a text, grouped or not; null if none (product 4.3). */
export function typedWholeNumber(text: string): number | null {
  const typed = ungrouped(seen(text));
  const number = Number(typed);
  return /^\+?\d+$/.test(typed) && Number.isSafeInteger(number) ? number : null;
}

/** Typed text as stored: plain digits of the same number, or unchanged if none (product 4.34). */
export function keptText(typed: string, notation: Notation): string {
  const number = typedNumber(typed, notation);
  return number === null || number === plainNumber(typed) ? typed : String(number);
}

/** A stored text as shown in a field in this notation (product 4.34). */
export function fieldText(kept: string, { decimal }: Notation): string {
  const number = plainNumber(kept);
  return number === null || decimal === "." ? kept : String(number).replace(".", decimal);
}
