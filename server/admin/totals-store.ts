import { limits } from "#domain/limits.ts";
import type { Database, Queryable, Statement } from "../db/database.ts";
import { leased } from "../lease.ts";

type Counted = "users" | "goals";

export interface Total {
  /** Null for a large table until it was counted for the first time. */
  readonly count: number | null;
  /** When it was counted, where that was not just now. */
  readonly countedAt: number | null;
}

interface TotalRow {
  /** Null where a total is stored. */
  readonly counted: number | null;
  readonly count: number | null;
  readonly countedAt: number | null;
}

// Counting stops at the limit: what lies above it is read from the totals.
const few = (table: Counted) => `select from ${table} limit ${limits.countedRows + 1}`;
const bounded = (table: Counted): Statement => ({
  name: `admin_count_${table}`,
  sql: `select count(*) as counted from (${few(table)}) few`,
});
// Where a total is stored, the table was large within the last minute: nothing is counted at all.
const total = (table: Counted): Statement => ({
  name: `admin_total_${table}`,
  sql: `select t.count, t.counted_at as "countedAt",
      case when t.count is null then (select count(*) from (${few(table)}) few) end as counted
    from (values ('${table}')) asked (name) left join totals t on t.name = asked.name`,
});
const counts: Readonly<Record<Counted, Statement>> = {
  users: bounded("users"),
  goals: bounded("goals"),
};
const totals: Readonly<Record<Counted, Statement>> = {
  users: total("users"),
  goals: total("goals"),
};

const newUsers: Statement = {
  name: "admin_new_users",
  sql: "select count(*) as count from users where created_at >= $1",
};

/** How many rows there are: counted just now, or the total that the job has stored. */
export async function readTotal(db: Queryable, table: Counted): Promise<Total> {
  const [row] = await db.run<TotalRow>(totals[table], []);
  if (row === undefined) throw new TypeError("A count has no row.");
  const { counted, count, countedAt } = row;
  if (counted === null || counted > limits.countedRows) return { count, countedAt };
  return { count: counted, countedAt: null };
}

/** How many users were made at or after an instant. */
export async function countUsersSince(db: Queryable, since: number): Promise<number> {
  const [row] = await db.run<{ count: number }>(newUsers, [since]);
  return row?.count ?? 0;
}

/** A table that has become small is counted at each look again. */
async function forget(db: Queryable, table: Counted): Promise<void> {
  const none = { count: null, counted_at: null };
  await db.kysely.updateTable("totals").set(none).where("name", "=", table).execute();
}

/** Counts a table that is too large to be counted at each look, and stores the total with its time. */
export async function storeTotal(db: Database, table: Counted, at: number): Promise<void> {
  const [row] = await db.run<{ counted: number }>(counts[table], []);
  if (row === undefined || row.counted <= limits.countedRows) return forget(db, table);
  if (!(await leased(db, table))) return;
  // Longer than a statement of a request may take.
  const [counted] = await db.maintenance((connection) =>
    connection.query<{ count: number }>(`select count(*) as count from ${table}`),
  );
  await db.kysely
    .updateTable("totals")
    .set({ count: counted?.count ?? 0, counted_at: at })
    .where("name", "=", table)
    .execute();
}
