import type { Database, Statement, Transaction } from "#server/platform/db/database.ts";
import { isToMany } from "../outbox/outbox-store.ts";
import { BATCH } from "./queue-store.ts";

// Waits for the current batch, which locks the row; no batch follows.
const stopping: Statement = {
  name: "announcement_stop",
  sql: `update announcements set stopped_at = $2, state = 'queued'
    where id = $1 and state <> 'settled' and stopped_at is null returning id`,
};

export async function markStopped(tx: Transaction, id: string, at: number): Promise<boolean> {
  return (await tx.run(stopping, [id, at])).length > 0;
}

const findingStopped: Statement = {
  name: "announcement_stopped",
  sql: `select id from announcements where state = 'queued' and stopped_at is not null order by number`,
};

// Leased mail is sent, or is found here once its lease ends.
const withdrawing: Statement = {
  name: "announcement_withdraw",
  sql: `with waiting as (
    select m.id from email_messages m where m.period = $1 and ${isToMany("m")} and m.status = 'pending'
      and (m.lease_until is null or m.lease_until <= database_now())
    order by m.period, m.status limit ${BATCH} for update skip locked
  ), gone as (
    update email_messages m set status = 'withdrawn', error = 'stopped', lease_id = null, lease_until = null
    where m.id = any(array(select id from waiting)) returning m.id
  ), figures as (
    insert into announcement_figures as f (announcement_id, lane, sent, failed, withdrawn)
    select $1, -1, 0, 0, count(*) from gone having count(*) > 0
    on conflict (announcement_id, lane) do update set withdrawn = f.withdrawn + excluded.withdrawn
  ) select count(*) as count from gone`,
};

export async function withdrawStopped(db: Database): Promise<boolean> {
  for (const { id } of await db.run<{ id: string }>(findingStopped)) {
    const [row] = await db.run<{ count: number }>(withdrawing, [id]);
    if (row !== undefined && row.count > 0) return true;
  }
  return false;
}
