/** What a spreadsheet takes for the beginning of a formula (OWASP ASVS 1.2.10), after marks of text that stand there already. */
// oxlint-disable-next-line no-control-regex
const FORMULA = /^'*[=+\-@\t\r\n\u0000＝＋－＠]/;

/** A text that no spreadsheet takes for a formula: one that begins like one has a `'` before it (product 27.8). */
export function guardedText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that was guarded; any other one as it is. */
export function unguardedText(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/** A cell of a table: numbers are ours and stay numbers, null is empty. */
export type Cell = string | number | null;

function cellText(cell: Cell): string {
  if (cell === null) return "";
  return typeof cell === "number" ? String(cell) : `"${guardedText(cell).replaceAll('"', '""')}"`;
}

/** A record of RFC 4180 with its line end: texts in quotes and guarded, numbers as they are in JSON. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

/** Stands first in a file, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";
