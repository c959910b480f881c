import type { Notation } from "./notation.ts";

const PLAIN = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
// "0,500" is no group of three: to whoever writes it the comma stands before decimals.
const GROUPED = /^[+-]?[1-9]\d{0,2}([, \u00a0\u2007\u2009\u202f])\d{3}(\1\d{3})*(\.\d*)?$/;
const GROUPED_BY_TWO = /^[+-]?[1-9]\d?([, \u00a0\u2007\u2009\u202f])(\d\d\1)*\d{3}(\.\d*)?$/;
const SEPARATORS = /[, \u00a0\u2007\u2009\u202f]/g;

const ASCII = /^[\x20-\x7e]*$/;

/** A number as it was typed or pasted, without what nobody sees: marks of direction and of no width. */
export function seen(text: string): string {
  // Most are, and 10,000 of them are read at once.
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

// A lone mark before one or two digits stands before decimals in every language: the last group has three.
const LONE_DECIMALS = /^([^.,]*)[.,](\d{1,2})$/;

function plainNumber(text: string): number | null {
  return numberOf(seen(text).replace(LONE_DECIMALS, "$1.$2"));
}

const APOSTROPHES = /['’]/g;

/** A text of a notation with the marks of the plain one. */
function inPlainMarks(text: string, { decimal, group }: Notation): string {
  const marked = text.replaceAll(/[.,]/g, (mark) => (mark === decimal ? "." : ","));
  return "'’".includes(group) ? marked.replaceAll(APOSTROPHES, ",") : marked;
}

/** The number that a text stands for in a notation and in no other one; or null. */
export function strictNumber(text: string, notation: Notation): number | null {
  return numberOf(inPlainMarks(seen(text), notation), notation.groupSize);
}

/**
 * The finite number that a text stands for in a notation, or null: by digits alone ("2.5", "1e3"), or in groups as it is
 * shown, by the notation's mark or by spaces. A lone mark before one or two digits stands before decimals everywhere. What is
 * no number in the notation is read as in the plain one: "0.500" is 0.5 everywhere, and "1.200" is 1200 where decimals stand
 * after a comma (product 4.2, 4.34).
 */
export function typedNumber(text: string, notation: Notation): number | null {
  const typed = seen(text).replace(LONE_DECIMALS, `$1${notation.decimal}$2`);
  return strictNumber(typed, notation) ?? plainNumber(text);
}

/** True for a number that is a thousand times as large to people of another language: "1.200". */
export function isReadInTwoWays(text: string): boolean {
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(seen(text));
}

/** The whole number from 0 on that a plain text of digits stands for, in groups or not; null where it is none (product 4.3). */
export function typedWholeNumber(text: string): number | null {
  const typed = ungrouped(seen(text));
  const number = Number(typed);
  return /^\+?\d+$/.test(typed) && Number.isSafeInteger(number) ? number : null;
}

/** What was typed in a notation, as it is kept and sent: a plain text of the same number, or the text itself where it is none (product 4.34). */
export function keptText(typed: string, notation: Notation): string {
  const number = typedNumber(typed, notation);
  return number === null || number === plainNumber(typed) ? typed : String(number);
}

/** A plain text as it stands in a field: in a notation it reads as the same number, or is as little one (product 4.34). */
export function fieldText(kept: string, { decimal }: Notation): string {
  const number = plainNumber(kept);
  return number === null || decimal === "." ? kept : String(number).replace(".", decimal);
}
