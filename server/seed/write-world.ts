import type { Maintenance } from "#server/platform/db/database.ts";
import { countMail, holdDays } from "./closed-days.ts";
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

/** Writes the rows of a world, within the transaction that is open. */
export async function writeWorld(db: Maintenance, rows: WorldRows): Promise<void> {
  await holdDays(db);
  for (const [table, of] of Object.entries<readonly object[]>({ ...rows }))
    await writeTable(db, table, of);
  await countMail(
    db,
    "+",
    rows.users.map(({ id }) => id),
  );
}
