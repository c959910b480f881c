import type { AnnouncementType } from "#domain/announcement.ts";
import type { Database, Queryable, Statement, Transaction } from "#server/platform/db/database.ts";
import { isToMany } from "../outbox/outbox-store.ts";
import { wants } from "./recipients.ts";

export const BATCH = 1_000;

export interface Queueing {
  readonly id: string;
  readonly type: AnnouncementType;
}

const opening: Statement = {
  name: "announcement_open",
  sql: "select exists (select from announcements where state <> 'settled') as open",
};

export async function hasOpen(db: Queryable): Promise<boolean> {
  return (await db.run<{ open: boolean }>(opening))[0]?.open === true;
}

const holding: Statement = {
  name: "announcement_hold",
  sql: `select id, type from announcements where state = 'queueing' order by number limit 1
    for no key update skip locked`,
};

/** The row lock is the lease: it ends with its transaction, and uncommitted work is gone. */
export async function holdQueueing(tx: Transaction): Promise<Queueing | undefined> {
  return (await tx.run<Queueing>(holding))[0];
}

// Batches count people looked at, not recipients, so that each takes equally long.
// Waits for accounts being deleted, which are then gone.
function queueing(type: AnnouncementType): Statement {
  return {
    name: `announcement_queue_${type}`,
    sql: `with looked as (
        select u.id, u.email, u.language, ${wants(type)} as wanted from users u
        where u.id > (select looked_to from announcements where id = $1)
        order by u.id limit ${BATCH} for key share of u
      ), reader as (
        select id, email, language, row_number() over (order by id) as place from looked where wanted
      ), written as (
        insert into email_messages (id, message_id, user_id, recipient, language, type, period, facts, created_at)
        select n.id, '<' || n.id || '@' || $2 || '>', r.id, r.email, r.language, '${type}', $1, '{}', $3
        from reader r join unnest($4::text[]) with ordinality as n(id, place) using (place) order by r.place
        on conflict (user_id, type, period) do nothing returning id
      )
      update announcements a set queued = a.queued + (select count(*) from written),
        looked_to = coalesce((select max(id) from looked), a.looked_to),
        state = case when (select count(*) from looked) < ${BATCH} then 'queued' else a.state end
      where a.id = $1`,
  };
}

const statements = { announcement: queueing("announcement"), marketing: queueing("marketing") };

interface Written {
  readonly host: string;
  readonly at: number;
  readonly ids: readonly string[];
}

/** Run it in the transaction of `holdQueueing`. */
export async function queueNext(
  tx: Transaction,
  { id, type }: Queueing,
  { host, at, ids }: Written,
): Promise<void> {
  await tx.run(statements[type], [id, host, at, ids]);
}

// Checked each second, so it stops at the first pending row.
const sentOut: Statement = {
  name: "announcement_sent_out",
  sql: `select o.id from announcements o where o.state = 'queued' and not exists (select from email_messages p
    where p.period = o.id and ${isToMany("p")} and p.status = 'pending')`,
};

// Recounted from the mails: a killed or older server may not have updated the figures.
const settling = `with done as (
    update announcements a set state = 'settled', sent = f.sent, failed = f.failed, withdrawn = f.withdrawn
    from (select count(*) filter (where m.status = 'sent') as sent,
        count(*) filter (where m.status = 'failed') as failed,
        count(*) filter (where m.status = 'withdrawn') as withdrawn
      from email_messages m where m.period = $1 and ${isToMany("m")}) f
    where a.id = $1 and a.state = 'queued' returning a.id)
  delete from announcement_figures f using done where f.announcement_id = done.id`;

export async function settleQueued(db: Database): Promise<void> {
  for (const { id } of await db.run<{ id: string }>(sentOut))
    // Slower than a request's statement timeout.
    await db.maintenance((connection) => connection.query(settling, [id]));
}
