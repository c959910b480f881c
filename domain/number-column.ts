import { plainNotation, type Notation } from "./notation.ts";
import { seen, strictNumber } from "./typed-number.ts";

export type DecimalMark = Notation["decimal"];

/** Null if not a number. */
export type ReadNumber = number | null | "ambiguous";

const withPoint: Notation = { ...plainNotation, groupSize: 2 };
const withComma: Notation = { ...plainNotation, decimal: ",", group: "." };

/** With a decimal point, and with a decimal comma. */
interface TwoWays {
  readonly cell: string;
  readonly point: number | null;
  readonly comma: number | null;
}

// Fast path for nearly every cell; 10,000 are read at once.
const SIMPLE = /^(\d{1,15})(?:([.,])(\d{1,2}))?$/;

function readBothWays(cell: string): TwoWays {
  const [, whole, mark, decimals = "0"] = SIMPLE.exec(cell) ?? [];
  if (whole !== undefined) {
    const number = Number(`${whole}.${decimals}`);
    return { cell, point: mark === "," ? null : number, comma: mark === "." ? null : number };
  }
  // An apostrophe can only be a thousands separator.
  const text = cell.replaceAll(/(?<=\d)['’](?=\d{3})/g, "\u00a0");
  return { cell: text, point: strictNumber(text, withPoint), comma: strictNumber(text, withComma) };
}

const CURRENCY_AT_END = /^\p{Sc}|\p{Sc}$/u;

/** The unit's currency sign, or the only one of the column. */
function allowedCurrency(cells: readonly string[], unit: string): string | undefined {
  const own = /\p{Sc}/u.exec(unit)?.[0];
  if (own !== undefined) return own;
  const signs = new Set(cells.flatMap((cell) => CURRENCY_AT_END.exec(cell) ?? []));
  return signs.size === 1 ? [...signs][0] : undefined;
}

function without(cell: string, mark: string): string {
  const [text, sign] = [cell.toLowerCase(), mark.toLowerCase()];
  if (text.startsWith(sign)) return cell.slice(mark.length).trimStart();
  return text.endsWith(sign) ? cell.slice(0, -mark.length).trimEnd() : cell;
}

/** Cells without an unambiguous unit or currency sign. */
function bareCells(cells: readonly string[], unit: string): readonly string[] {
  const trimmed = cells.map(seen);
  const others = trimmed.filter((cell) => !SIMPLE.test(cell));
  if (others.length === 0) return trimmed;
  const currency = allowedCurrency(others, unit);
  // A unit of marks or digits could be part of the number.
  const isWord = /[\p{L}%]/u.test(unit) && !/\d/.test(unit);
  const marks = [...(isWord ? [unit] : []), ...(currency === undefined ? [] : [currency])];
  return trimmed.map((cell) => marks.reduce(without, cell));
}

/** The decimal mark of the unambiguous cells; null if they disagree or none is. */
function agreedMark(cells: readonly TwoWays[]): DecimalMark | null {
  const hasPoint = cells.some(({ point, comma }) => point !== null && comma === null);
  const hasComma = cells.some(({ point, comma }) => comma !== null && point === null);
  if (hasPoint === hasComma) return null;
  return hasPoint ? "." : ",";
}

function numberIn({ point, comma }: TwoWays, mark: DecimalMark | null): ReadNumber {
  if (point === null || comma === null || point === comma) return point ?? comma;
  if (mark === null) return "ambiguous";
  return mark === "." ? point : comma;
}

interface Column {
  readonly cells: readonly string[];
  /** May stand at each number. */
  readonly unit: string;
  /** Null unless it is a table of our own, which has no thousands separators. */
  readonly ownMark: DecimalMark | null;
}

/** Numbers of a column; the whole column decides the decimal mark of '1.200' (product 27.11). */
export function numbersIn({ cells, unit, ownMark }: Column): readonly ReadNumber[] {
  const read = bareCells(cells, unit.trim()).map(readBothWays);
  const mark = agreedMark(read);
  return read.map((one) => {
    const ours = mark === null && ownMark !== null && one.cell.includes(ownMark);
    return numberIn(one, ours ? ownMark : mark);
  });
}
