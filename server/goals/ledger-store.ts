import type { LedgerEntry } from "#domain/ledger.ts";
import { limits } from "#domain/limits.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** The columns of an entry, of the table alias `n`. */
const entryFields = [
  "n.id",
  "n.from_value as from",
  "n.to_value as to",
  "n.day",
  "n.at",
  "n.note",
  "n.source",
  "n.undoes",
] as const;

/** The same in SQL. */
export const entryColumns = entryFields.join(", ");

/** The newest entries of a goal, oldest first. */
export async function readNewestEntries(db: Queryable, goalId: string): Promise<LedgerEntry[]> {
  const newestFirst = await db.kysely
    .selectFrom("progress_entries as n")
    .select(entryFields)
    .where("n.goal_id", "=", goalId)
    .orderBy("n.number", "desc")
    .limit(limits.ledgerEntriesShown)
    .execute();
  return newestFirst.toReversed();
}
