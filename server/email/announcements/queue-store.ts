import type { AnnouncementType } from "#domain/announcement.ts";
import type { Database, Queryable, Statement, Transaction } from "#server/platform/db/database.ts";
import { isToMany } from "../outbox/outbox-store.ts";
import { wants } from "./recipients.ts";

/** So many people are looked at in one transaction. */
export const BATCH = 1_000;

/** An announcement whose mails are being written. */
export interface Queueing {
  readonly id: string;
  readonly type: AnnouncementType;
}

const opening: Statement = {
  name: "announcement_open",
  sql: "select exists (select from announcements where state <> 'settled') as open",
};

/** True while an announcement is being queued or sent: mostly there is none. */
export async function hasOpen(db: Queryable): Promise<boolean> {
  return (await db.run<{ open: boolean }>(opening))[0]?.open === true;
}

const holding: Statement = {
  name: "announcement_hold",
  sql: `select id, type from announcements where state = 'queueing' order by number limit 1
    for no key update skip locked`,
};

/**
 * The oldest announcement that is to be queued and that no other server is at work on, held for the rest of the
 * transaction. The lock is the lease: it ends with whoever holds it, and what they had not committed is not there.
 */
export async function holdQueueing(tx: Transaction): Promise<Queueing | undefined> {
  return (await tx.run<Queueing>(holding))[0];
}

// As many people as a batch holds are looked at, whoever of them wants it: each step is as long as the others. Somebody
// who is being deleted is waited for, and is then not there.
function queueing(type: AnnouncementType): Statement {
  return {
    name: `announcement_queue_${type}`,
    sql: `with looked as (
        select u.id, u.email, ${wants(type)} as wanted from users u
        where u.id > (select looked_to from announcements where id = $1)
        order by u.id limit ${BATCH} for key share of u
      ), reader as (
        select id, email, row_number() over (order by id) as place from looked where wanted
      ), written as (
        insert into email_messages (id, message_id, user_id, recipient, type, period, facts, created_at)
        select n.id, '<' || n.id || '@' || $2 || '>', r.id, r.email, '${type}', $1, '{}', $3
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
  /** The host of the Message-IDs. */
  readonly host: string;
  readonly at: number;
  /** One for each person of a batch. */
  readonly ids: readonly string[];
}

/** Writes the mails of the next people into the outbox. Give it the transaction that holds the announcement. */
export async function queueNext(
  tx: Transaction,
  { id, type }: Queueing,
  { host, at, ids }: Written,
): Promise<void> {
  await tx.run(statements[type], [id, host, at, ids]);
}

// One row of those that wait is enough to know, each second while an announcement is sent.
const sentOut: Statement = {
  name: "announcement_sent_out",
  sql: `select o.id from announcements o where o.state = 'queued' and not exists (select from email_messages p
    where p.period = o.id and ${isToMany("p")} and p.status = 'pending')`,
};

// Counted once, from the mails: what an older server or one that was killed has not told the figures is in it.
const settling = `with done as (
    update announcements a set state = 'settled', sent = f.sent, failed = f.failed, withdrawn = f.withdrawn
    from (select count(*) filter (where m.status = 'sent') as sent,
        count(*) filter (where m.status = 'failed') as failed,
        count(*) filter (where m.status = 'withdrawn') as withdrawn
      from email_messages m where m.period = $1 and ${isToMany("m")}) f
    where a.id = $1 and a.state = 'queued' returning a.id)
  delete from announcement_figures f using done where f.announcement_id = done.id`;

/** Keeps the figures of announcements none of whose mails waits any more. */
export async function settleQueued(db: Database): Promise<void> {
  for (const { id } of await db.run<{ id: string }>(sentOut))
    // Counting a million mails may take longer than a statement of a request may.
    await db.maintenance((connection) => connection.query(settling, [id]));
}
