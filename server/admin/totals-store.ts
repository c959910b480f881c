import { performance } from "node:perf_hooks";
import * as limits from "#domain/limits.ts";
import type { Database, Queryable, Statement } from "#server/platform/db/database.ts";
import { takeLease, extendLease } from "#server/platform/lease.ts";

/** Recount a table only after 50 times its counting time. */
const REST = 50;

export const countedTables = ["users", "goals", "circles", "circle_members"] as const;
type Counted = (typeof countedTables)[number];

export interface Total {
  /** Null for a large table not counted yet. */
  readonly count: number | null;
  readonly countedAt: number | null;
}

interface TotalRow {
  readonly counted: number | null;
  readonly count: number | null;
  readonly countedAt: number | null;
}

// Stops counting at the limit; a stored total means the table was large, so do not count.
const rows: Readonly<Record<Counted, string>> = {
  users: "users",
  goals: "goals where deleted_at is null",
  circles: "circles",
  circle_members: "circle_members",
};
const few = (table: Counted) => `select from ${rows[table]} limit ${limits.countedRows + 1}`;
const total = (table: Counted): Statement => ({
  name: `admin_total_${table}`,
  sql: `select t.count, t.counted_at as "countedAt",
      case when t.count is null then (select count(*) from (${few(table)}) few) end as counted
    from (values ('${table}')) asked (name) left join totals t on t.name = asked.name`,
});
const totals: Readonly<Record<Counted, Statement>> = {
  users: total("users"),
  goals: total("goals"),
  circles: total("circles"),
  circle_members: total("circle_members"),
};

async function readRow(db: Queryable, table: Counted): Promise<TotalRow> {
  const [row] = await db.run<TotalRow>(totals[table], []);
  if (row === undefined) throw new TypeError("A count has no row.");
  return row;
}

export async function readTotal(db: Queryable, table: Counted): Promise<Total> {
  const { counted, count, countedAt } = await readRow(db, table);
  if (counted === null || counted > limits.countedRows) return { count, countedAt };
  return { count: counted, countedAt: null };
}

export async function countUsersSince(db: Queryable, since: number): Promise<number> {
  const { count } = await db.kysely
    .selectFrom("users")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Slower than a request's statement timeout; `took` in ms. */
async function countAll(db: Database, table: Counted): Promise<{ count: number; took: number }> {
  const began = performance.now();
  const [row] = await db.maintenance((connection) =>
    connection.query<{ count: number }>(`select count(*) as count from ${rows[table]}`),
  );
  return { count: row?.count ?? 0, took: performance.now() - began };
}

/** Stores totals of large tables only; slower counts repeat less often. */
export async function storeTotal(db: Database, table: Counted, at: number): Promise<void> {
  const { counted } = await readRow(db, table);
  if (counted !== null && counted <= limits.countedRows) return;
  if (!(await takeLease(db, table))) return;
  const { count, took } = await countAll(db, table);
  const large = count > limits.countedRows;
  await db.kysely
    .updateTable("totals")
    .set({ count: large ? count : null, counted_at: large ? at : null })
    .where("name", "=", table)
    .execute();
  await extendLease(db, table, took * REST);
}
