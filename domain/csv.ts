import type { Notation } from "./notation.ts";

/** Where spreadsheets may start a formula (OWASP ASVS 1.2.10); separators differ by language. */
// oxlint-disable-next-line no-control-regex
const FORMULAS = /(?<=^|[,;\t\r\n])(?=['"]*[=+\-@\u0000＝＋－＠]|^'*[\t\r\n])/g;
// oxlint-disable-next-line no-control-regex
const GUARDED = /(?<=^|[,;\t\r\n])'(?=['"]*[=+\-@\u0000＝＋－＠]|(?<=^')'*[\t\r\n])/g;

/** Text with `'` before anything a spreadsheet would run as a formula (product 27.8). */
export function guardedText(text: string): string {
  return text.replaceAll(FORMULAS, "'");
}

/** The inverse of `guardedText`; other text is unchanged. */
export function unguardedText(text: string): string {
  return text.replaceAll(GUARDED, "");
}

/** The decimal mark is a point with commas, a comma with semicolons. */
export const separators = ["comma", "semicolon"] as const;
export type Separator = (typeof separators)[number];

export function separatorFor({ decimal }: Notation): Separator {
  return decimal === "," ? "semicolon" : "comma";
}

export type Cell = string | number | null;

const marks = {
  comma: { cell: ",", decimal: "." },
  semicolon: { cell: ";", decimal: "," },
} as const;

/** One RFC 4180 record with its line end; texts are quoted and guarded. */
export function csvLine(cells: readonly Cell[], separator: Separator): string {
  const mark = marks[separator];
  const cellText = (cell: Cell) => {
    if (cell === null) return "";
    if (typeof cell === "number") return String(cell).replace(".", mark.decimal);
    return `"${guardedText(cell).replaceAll('"', '""')}"`;
  };
  return `${cells.map(cellText).join(mark.cell)}\r\n`;
}

/** First in a file, so that spreadsheets read UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";
