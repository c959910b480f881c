import { dayInWords } from "#domain/day-words.ts";
import type { LedgerEntry } from "#domain/ledger.ts";
import { amountInWords } from "#domain/measure-words.ts";
import type { Measure, MeasureValue } from "#domain/measure.ts";

function valueInWords(value: MeasureValue): string {
  if (value === null) return "open";
  if (typeof value === "boolean") return value ? "done" : "not done";
  return typeof value === "number" ? amountInWords(value, "") : dayInWords(value);
}

/** From what to what an entry moved its goal: '3 to 4 pages'. */
export function moveInWords({ from, to }: LedgerEntry, { unit }: Pick<Measure, "unit">): string {
  const end = typeof to === "number" ? amountInWords(to, unit) : valueInWords(to);
  return `${valueInWords(from)} to ${end}`;
}

const marks: Readonly<Record<LedgerEntry["source"], string | null>> = {
  step: null,
  change: null,
  set: null,
  "back-dated": "logged later",
  undo: "undone",
};

/** What is said of an entry that did not come about on its day by a plain change; null of the others. */
export function markOf(source: LedgerEntry["source"]): string | null {
  return marks[source];
}
