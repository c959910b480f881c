import { sql, type RawBuilder } from "kysely";
import type { Queryable } from "../db/database.ts";

const BATCH = 1_000;

/**
 * Deletes in batches, so no lock is held for long. Oldest first: without an order an empty result
 * may scan the whole table. Locked rows are left for the next run.
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
