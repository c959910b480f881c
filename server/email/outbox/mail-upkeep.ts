import { sql } from "kysely";
import { DAY_MS, addDays, dayNumber } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import type { Queryable, Statement, Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { runThrottled } from "#server/platform/throttled.ts";
import { lastClosedDay } from "./mail-figures.ts";

const BATCH = 200;

// Pending mail keeps its words, however old.
const emptying: Statement = {
  name: "mail_empty",
  sql: `update email_messages set facts = null, recipient = '', error = null where id = any(array(
    select id from email_messages where created_at < $1 and facts is not null and status <> 'pending'
    order by created_at limit ${BATCH} for update skip locked)) returning id`,
};

const removing: Statement = {
  name: "mail_remove",
  sql: `delete from email_messages where id = any(array(
    select id from email_messages where created_at < $1 and status <> 'pending'
    order by created_at limit ${BATCH} for update skip locked)) returning id`,
};

/** Figures read closed days from their sums. */
async function removableBefore(db: Queryable, at: number): Promise<number> {
  const closed = await lastClosedDay(db);
  if (closed === null) return 0;
  return Math.min(at - limits.mailRowDays * DAY_MS, dayNumber(addDays(closed, 1)) * DAY_MS);
}

async function tidyBatch(tx: Transaction, statement: Statement, before: number): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(
    hashtextextended('mail upkeep', 0)) as mine`.execute(tx.kysely);
  if (rows[0]?.mine !== true) return false;
  return (await tx.run(statement, [before])).length === BATCH;
}

/** Safe: no mail is queued again for a past period. */
export async function tidyMail({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const at = clock();
  const emptied = at - limits.mailFactsDays * DAY_MS;
  await runThrottled(() => db.transaction((tx) => tidyBatch(tx, emptying, emptied)));
  const removed = await removableBefore(db, at);
  await runThrottled(() => db.transaction((tx) => tidyBatch(tx, removing, removed)));
}
