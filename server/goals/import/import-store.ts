import type { Day } from "#domain/day.ts";
import type { NewEntry } from "#domain/ledger.ts";
import type { Measure } from "#domain/measure.ts";
import type { Queryable, Statement, Transaction } from "#server/platform/db/database.ts";
import { measureColumns } from "../goal-row.ts";

export async function readLastDay(db: Queryable, goalId: string): Promise<Day | null> {
  const row = await db.kysely
    .selectFrom("progress_entries")
    .select((eb) => eb.fn.max<Day | null>("day").as("day"))
    .where("goal_id", "=", goalId)
    .executeTakeFirst();
  return row?.day ?? null;
}

// In file order, which becomes the ledger order.
const add: Statement = {
  name: "import_entries",
  sql: `insert into progress_entries (id, goal_id, from_value, to_value, day, at, source, note)
    select e.entry->>'id', $1, e.entry->'from', e.entry->'to', e.entry->>'day', $2, 'import', e.entry->>'note'
    from jsonb_array_elements($3::jsonb) with ordinality as e (entry, place) order by e.place`,
};

interface NewEntries {
  readonly goalId: string;
  readonly measurable: Measure;
  /** Null ends a request to the coach (product 43.5). */
  readonly askedAt: number | null;
  readonly entries: readonly NewEntry[];
  readonly newId: () => string;
  readonly at: number;
}

/** The goal must be locked. */
export async function writeImport(
  tx: Transaction,
  { goalId, measurable, askedAt, entries, newId, at }: NewEntries,
): Promise<number> {
  const rows = entries.map(({ from, to, day, note }) => ({ id: newId(), from, to, day, note }));
  await tx.run(add, [goalId, at, JSON.stringify(rows)]);
  const { current_number, current_day, current_done } = measureColumns(measurable);
  const { rev } = await tx.kysely
    .updateTable("goals")
    .set((eb) => ({
      current_number,
      current_day,
      current_done,
      completion_asked_at: askedAt,
      rev: eb("rev", "+", 1),
    }))
    .where("id", "=", goalId)
    .returning("rev")
    .executeTakeFirstOrThrow();
  return rev;
}
