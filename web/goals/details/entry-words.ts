import { dayInWords } from "#domain/day-words.ts";
import type { LedgerEntry } from "#domain/ledger.ts";
import { amountInWords } from "#domain/measure-words.ts";
import type { Measure, MeasureValue } from "#domain/measure.ts";
import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import { words } from "./details.words.ts";

function valueInWords(value: MeasureValue, notation: Notation): string {
  if (value === null) return words.open;
  if (typeof value === "boolean") return value ? words.done : words.notDone;
  return typeof value === "number" ? numberInWords(value, notation) : dayInWords(value, notation);
}

/** '3 to 4 pages' */
export function moveInWords(
  { from, to }: LedgerEntry,
  { unit }: Pick<Measure, "unit">,
  notation: Notation,
): string {
  const end =
    typeof to === "number" ? amountInWords(to, unit, notation) : valueInWords(to, notation);
  return words.move(valueInWords(from, notation), end);
}

const marks: Readonly<Record<LedgerEntry["source"], string | null>> = {
  step: null,
  change: null,
  set: null,
  "check-in": words.withCheckIn,
  "back-dated": words.loggedLater,
  import: words.imported,
  undo: words.undone,
};

/** Null for a plain change on its own day. */
export function markOf(source: LedgerEntry["source"]): string | null {
  return marks[source];
}
