import type { Notation } from "./notation.ts";

const PLAIN = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
// "1,5" and "0,500" are no groups of three: to whoever writes them the comma stands before decimals.
const GROUPED = /^[+-]?[1-9]\d{0,2}([, \u00a0\u202f])\d{3}(\1\d{3})*(\.\d*)?$/;
const GROUPED_BY_TWO = /^[+-]?[1-9]\d?([, \u00a0\u202f])(\d\d\1)*\d{3}(\.\d*)?$/;
const SEPARATORS = /[, \u00a0\u202f]/g;

function ungrouped(text: string, groupSize: Notation["groupSize"] = 3): string {
  const trimmed = text.trim();
  const isGrouped = GROUPED.test(trimmed) || (groupSize === 2 && GROUPED_BY_TWO.test(trimmed));
  return isGrouped ? trimmed.replaceAll(SEPARATORS, "") : trimmed;
}

function numberOf(text: string, groupSize?: Notation["groupSize"]): number | null {
  const typed = ungrouped(text, groupSize);
  const number = Number(typed);
  // JSON cannot carry -0.
  return PLAIN.test(typed) && Number.isFinite(number) ? number + 0 : null;
}

const APOSTROPHES = /['’]/g;

/** A text of a notation with the marks of the plain one. */
function inPlainMarks(text: string, { decimal, group }: Notation): string {
  const marked = text.replaceAll(/[.,]/g, (mark) => (mark === decimal ? "." : ","));
  return "'’".includes(group) ? marked.replaceAll(APOSTROPHES, ",") : marked;
}

/**
 * The finite number that a text stands for in a notation, or null: by digits alone ("2.5", "1e3"), or in groups as it is
 * shown, by the notation's mark or by spaces. What is none there is read as in the plain one: "1.5" is 1.5 everywhere,
 * and "1.200" is 1200 where decimals stand after a comma (product 4.2).
 */
export function typedNumber(text: string, notation: Notation): number | null {
  return numberOf(inPlainMarks(text, notation), notation.groupSize) ?? numberOf(text);
}

/** The whole number from 0 on that a plain text of digits stands for, in groups or not; null where it is none (product 4.3). */
export function typedWholeNumber(text: string): number | null {
  const typed = ungrouped(text);
  const number = Number(typed);
  return /^\+?\d+$/.test(typed) && Number.isSafeInteger(number) ? number : null;
}

/** What was typed in a notation, as it is kept and sent: a plain text of the same number, or the text itself where it is none (product 4.34). */
export function keptText(typed: string, notation: Notation): string {
  const number = typedNumber(typed, notation);
  return number === null || number === numberOf(typed) ? typed : String(number);
}

/** A plain text as it stands in a field: in a notation it reads as the same number, or is as little one (product 4.34). */
export function fieldText(kept: string, { decimal }: Notation): string {
  const number = numberOf(kept);
  return number === null || decimal === "." ? kept : String(number).replace(".", decimal);
}
