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
  readonly counted: number;
  readonly count: number | null;
  readonly countedAt: number | null;
}

// Counting stops at the limit: what lies above it is read from the totals.
const total = (table: Counted): Statement => ({
  name: `admin_total_${table}`,
  sql: `select c.counted, t.count, t.counted_at as "countedAt"
    from (select count(*) as counted from (select from ${table} limit ${limits.countedRows + 1}) few) c
    left join totals t on t.name = '${table}'`,
});
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
  const few = row.counted <= limits.countedRows;
  return few ? { count: row.counted, countedAt: null } : row;
}

/** How many users were made at or after an instant. */
export async function countUsersSince(db: Queryable, since: number): Promise<number> {
  const [row] = await db.run<{ count: number }>(newUsers, [since]);
  return row?.count ?? 0;
}

/** Counts a table that is too large to be counted at each look, and stores the total with its time. */
export async function storeTotal(db: Database, table: Counted, at: number): Promise<void> {
  const [row] = await db.run<TotalRow>(totals[table], []);
  if (row === undefined || row.counted <= limits.countedRows) return;
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
