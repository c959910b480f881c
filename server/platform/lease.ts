import { sql, type Selectable } from "kysely";
import type { Queryable } from "./db/database.ts";
import type { Schema } from "./db/schema.ts";

const LEASE_MS = 60_000;

type Work = Selectable<Schema["totals"]>["name"];

/** A longer lease was given by a clock that was ahead. */
const LONGEST_MS = 3_600_000;

/** For one minute, by the database's clock. */
export async function takeLease(db: Queryable, name: Work): Promise<boolean> {
  const { rows } = await sql`insert into totals as t (name, leased_until)
    values (${name}, database_now() + ${LEASE_MS})
    on conflict (name) do update set leased_until = excluded.leased_until
    where t.leased_until <= database_now() or t.leased_until > database_now() + ${LONGEST_MS}
    returning name`.execute(db.kysely);
  return rows.length > 0;
}

export async function extendLease(db: Queryable, name: Work, ms = LEASE_MS): Promise<void> {
  await sql`update totals set leased_until = database_now() + ${Math.ceil(Math.min(Math.max(ms, LEASE_MS), LONGEST_MS))}::bigint
    where name = ${name}`.execute(db.kysely);
}

/** Progress through a large table; "" at the beginning. */
export async function readPlace(db: Queryable, name: "badges"): Promise<string> {
  const row = await db.kysely
    .selectFrom("totals")
    .select("looked_to")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.looked_to ?? "";
}

export async function keepPlace(db: Queryable, name: "badges", place: string): Promise<void> {
  await db.kysely
    .updateTable("totals")
    .set({ looked_to: place })
    .where("name", "=", name)
    .execute();
  await extendLease(db, name);
}

export async function releaseLease(db: Queryable, name: Work): Promise<void> {
  await db.kysely.updateTable("totals").set({ leased_until: 0 }).where("name", "=", name).execute();
}
