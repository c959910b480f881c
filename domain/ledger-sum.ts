import { byDay, type Day } from "./day.ts";
import type { LedgerEntry } from "./ledger.ts";
import type { MeasureValue } from "./measure.ts";
import { sum } from "./progress.ts";

function amount(value: MeasureValue): number {
  return typeof value === "number" ? value : 0;
}

/** The sum of counted entries; opposite amounts cancel before rounding. */
export function ledgerSum(entries: readonly LedgerEntry[]): number {
  const times = new Map<number, number>();
  const count = (value: number, by: number) => times.set(value, (times.get(value) ?? 0) + by);
  for (const { from, to } of entries) {
    count(amount(from), -1);
    count(amount(to), 1);
  }
  const terms = [...times].map(([value, by]) => value * by).filter((term) => term !== 0);
  return terms.length === 1 ? (terms[0] ?? 0) : terms.reduce((total, term) => sum(total, term), 0);
}

export interface DayChange {
  readonly day: Day;
  readonly by: number;
}

/** Changes of a counted measure by day, oldest first, without days that sum to 0. */
export function dailyChanges(entries: readonly LedgerEntry[]): readonly DayChange[] {
  return [...Map.groupBy(entries, ({ day }) => day)]
    .map(([day, written]) => ({ day, by: ledgerSum(written) }))
    .filter(({ by }) => by !== 0)
    .toSorted((one, other) => byDay(one.day, other.day));
}
