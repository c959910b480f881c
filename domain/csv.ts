import type { Notation } from "./notation.ts";

/**
 * Places at which a cell begins for a spreadsheet (OWASP ASVS 1.2.10), after marks of text that stand there already: the
 * beginning, and what follows a separator or a line end, since a spreadsheet of another language parts cells elsewhere.
 */
// oxlint-disable-next-line no-control-regex
const FORMULAS = /(?<=^|[,;\t\r\n])(?=['"]*[=+\-@\u0000＝＋－＠]|^'*[\t\r\n])/g;
// oxlint-disable-next-line no-control-regex
const GUARDED = /(?<=^|[,;\t\r\n])'(?=['"]*[=+\-@\u0000＝＋－＠]|(?<=^')'*[\t\r\n])/g;

/** A text of which no spreadsheet takes anything for a formula: where one would begin, a `'` stands before it (product 27.8). */
export function guardedText(text: string): string {
  return text.replaceAll(FORMULAS, "'");
}

/** The text that was guarded; any other one as it is. */
export function unguardedText(text: string): string {
  return text.replaceAll(GUARDED, "");
}

/** What parts the cells of a table: commas, with decimals after a point, or semicolons, with decimals after a comma. */
export const separators = ["comma", "semicolon"] as const;
export type Separator = (typeof separators)[number];

/** What a spreadsheet of a reader's language expects. */
export function separatorFor({ decimal }: Notation): Separator {
  return decimal === "," ? "semicolon" : "comma";
}

/** A cell of a table: numbers are ours and stay numbers, null is empty. */
export type Cell = string | number | null;

const marks = {
  comma: { cell: ",", decimal: "." },
  semicolon: { cell: ";", decimal: "," },
} as const;

/** A record of RFC 4180 with its line end: texts in quotes and guarded, numbers as they are in JSON but for their decimal mark. */
export function csvLine(cells: readonly Cell[], separator: Separator): string {
  const mark = marks[separator];
  const cellText = (cell: Cell) => {
    if (cell === null) return "";
    if (typeof cell === "number") return String(cell).replace(".", mark.decimal);
    return `"${guardedText(cell).replaceAll('"', '""')}"`;
  };
  return `${cells.map(cellText).join(mark.cell)}\r\n`;
}

/** Stands first in a file, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";
