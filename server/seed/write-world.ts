import type { Maintenance } from "../db/database.ts";
import type { WorldRows } from "./world-rows.ts";

/** Columns of values in which JSON's null is a value of its own, not a missing one. */
const jsonNulls = new Set(["from_value", "to_value"]);

function selected(column: string): string {
  return jsonNulls.has(column) ? `coalesce(${column}, 'null'::jsonb)` : column;
}

async function writeTable(db: Maintenance, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  await db.query(
    `insert into ${table} (${columns.join(", ")})
      select ${columns.map(selected).join(", ")} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

// Days of mail that are added up already do not look at their rows again.
const figures = `update email_daily d set sent = d.sent + m.sent, failed = d.failed + m.failed
  from (select to_char(to_timestamp(created_at / 1000) at time zone 'UTC', 'YYYY-MM-DD') as day, type,
    count(*) filter (where status = 'sent') as sent, count(*) filter (where status = 'failed') as failed
    from email_messages where user_id = any($1) group by 1, 2) m
  where d.day = m.day and d.type = m.type`;

/** Writes the rows of a world, within the transaction that is open. */
export async function writeWorld(db: Maintenance, rows: WorldRows): Promise<void> {
  await db.script("lock table email_daily in share row exclusive mode");
  for (const [table, of] of Object.entries(rows)) await writeTable(db, table, of);
  await db.query(figures, [rows.users.map(({ id }) => id)]);
}
