import type { LedgerEntry } from "#domain/ledger.ts";
import { limits } from "#domain/limits.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";

/** The columns of an entry, of the table alias `n`. */
export const entryColumns = `n.id, n.from_value as "from", n.to_value as "to", n.day, n.at, n.note, n.source, n.undoes`;

const newest: Statement = {
  name: "ledger_newest",
  sql: `select ${entryColumns} from progress_entries n where n.goal_id = $1
    order by n.number desc limit ${limits.ledgerEntriesShown}`,
};

/** The newest entries of a goal, oldest first. */
export async function readNewestEntries(db: Queryable, goalId: string): Promise<LedgerEntry[]> {
  return (await db.run<LedgerEntry>(newest, [goalId])).toReversed();
}
