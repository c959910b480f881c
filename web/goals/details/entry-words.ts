import type { LedgerEntry } from "#domain/ledger.ts";
import { changeInWords } from "#domain/measure-words.ts";
import { unitInWords, type Measure } from "#domain/measure.ts";
import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import { words } from "./details.words.ts";

/** "+1 page, now 8", "Done", "Reached on Mar 3, 2026" */
export function entryInWords(
  { from, to }: LedgerEntry,
  measure: Pick<Measure, "type" | "unit">,
  notation: Notation,
): string {
  const change = changeInWords(from, to, unitInWords(measure), notation);
  return typeof to === "number" ? words.changeTo(change, numberInWords(to, notation)) : change;
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
