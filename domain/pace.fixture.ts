import { addDays, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import type { LedgerEntry } from "./ledger.ts";
import { noonOf, sampleGoal } from "./sample-goal.ts";

export const start = "2025-03-01";

/** A goal of 100 pages made on 2025-03-01 and due 50 days later: two pages a day. */
export function goalAt(currentValue: number, over: Partial<GoalCard> = {}): GoalCard {
  const measurable = { type: "Numeric" as const, targetValue: 100, currentValue, unit: "pages" };
  return { ...sampleGoal, measurable, dueDate: addDays(start, 50), ...over };
}

/** The ledger of changes as they were written, each by its day, counted from 2025-03-01, and its amount: "1: 5, 4: -2". */
export function ledger(changes: string, base = 0): LedgerEntry[] {
  let value = base;
  return changes.split(", ").map((change, index) => {
    const [ahead = 0, by = 0] = change.split(": ").map(Number);
    const from = value;
    value += by;
    const day = addDays(start, ahead);
    const at = noonOf(day).at;
    return { id: `${index}`, from, to: value, day, at, note: null, source: "change", undoes: null };
  });
}

/** Noon of the day that lies so many days after 2025-03-01. */
export function on(ahead: number): Now {
  return noonOf(addDays(start, ahead));
}
