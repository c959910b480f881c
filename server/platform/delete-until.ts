import { sql, type RawBuilder } from "kysely";
import type { Queryable } from "./db/database.ts";

const BATCH = 1_000;

/**
 * Deletes the rows whose `column` is not after an instant, so many a statement that no lock is held for long. The oldest
 * come first: without an order, the database may read the whole table to find that there are none. A row that somebody
 * writes at this moment is left to the next time: neither waits for the other.
 */
export async function deleteUntil(
  { kysely }: Queryable,
  table: string,
  column: string,
  until: number | RawBuilder<number>,
): Promise<void> {
  const [rows, at] = [sql.table(table), sql.ref(column)];
  for (let deleted = BATCH; deleted === BATCH;) {
    const { numAffectedRows = 0n } = await sql`delete from ${rows} where ctid = any(array(
      select ctid from ${rows} where ${at} <= ${until} order by ${at} limit ${BATCH} for update skip locked))`.execute(
      kysely,
    );
    deleted = Number(numAffectedRows);
  }
}
