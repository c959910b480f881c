import { sql } from "kysely";
import type { Deps } from "../deps.ts";

const BATCH = 1_000;

const ends = {
  oauth_states: "expires_at",
  one_time_tokens: "expires_at",
  bearer_tokens: "expires_at",
  sessions: "ends_at",
  email_verifications: "expires_at",
} as const;

/** Deletes states, one-time tokens, bearer tokens and sessions that are over, so many a statement. */
export async function sweepAccount(deps: Deps): Promise<void> {
  for (const [table, end] of Object.entries(ends)) {
    let deleted = BATCH;
    while (deleted === BATCH) deleted = await sweepBatch(deps, table, end);
  }
}

async function sweepBatch({ db, clock }: Deps, table: string, end: string): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)} where ${sql.ref(end)} <= ${clock()} limit ${BATCH}))`.execute(
    db.kysely,
  );
  return Number(numAffectedRows);
}
