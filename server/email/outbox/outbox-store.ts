import * as limits from "#domain/limits.ts";
import type { MailReader } from "#domain/mail.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { QueuedMail, TypedFacts } from "../mails/mails.ts";
import { factsColumn } from "#server/platform/mail/mail-columns.ts";
import { readerColumns, readerOf, type ReaderRow } from "../mail-reader.ts";

/** A mail to be written down. `period` is what makes it this one and no second: a day, a note's id. */
export type NewMail = TypedFacts & {
  readonly id: string;
  readonly uid: string;
  readonly period: string;
  /** The host of its Message-ID. */
  readonly host: string;
  readonly at: number;
};

const queueing: Statement = {
  name: "mail_queue",
  sql: `insert into email_messages (id, message_id, user_id, recipient, type, period, facts, created_at)
    select m.id, m.message_id, u.id, u.email, m.type, m.period, m.facts::jsonb, m.at
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[])
      with ordinality as m(id, message_id, user_id, type, period, facts, at, place)
    join users u on u.id = m.user_id and u.email is not null and not u.disabled
    order by m.place
    on conflict (user_id, type, period) do nothing returning id`,
};

/**
 * Writes mails into the outbox, for the people's stored addresses, and answers the ids of those that were written. Give it
 * the transaction that causes them. Left out is what is there already, and what would be for somebody without an address.
 */
export async function queueMails(db: Queryable, mails: readonly NewMail[]): Promise<string[]> {
  if (mails.length === 0) return [];
  const rows = await db.run<{ id: string }>(queueing, [
    mails.map(({ id }) => id),
    mails.map(({ id, host }) => `<${id}@${host}>`),
    mails.map(({ uid }) => uid),
    mails.map(({ type }) => type),
    mails.map(({ period }) => period),
    mails.map(({ facts }) => JSON.stringify(facts)),
    mails.map(({ at }) => at),
  ]);
  return rows.map(({ id }) => id);
}

/** Writes one mail as `queueMails` does; false where it was left out. */
export async function queueMail(db: Queryable, mail: NewMail): Promise<boolean> {
  return (await queueMails(db, [mail])).length > 0;
}

/** A row of `email_messages m` with the facts of its mail. */
export interface MailRow extends Omit<QueuedMail, "facts"> {
  readonly id: string;
  readonly facts: object;
}

export const mailColumns = `m.id, m.message_id as "messageId", m.user_id as uid, m.recipient, m.type, ${factsColumn},
    m.created_at as "createdAt"`;

export function queuedMailOf(row: MailRow): QueuedMail {
  const { messageId, uid, recipient, type, facts, createdAt } = row;
  // Written by `queueMail` with the facts of its type.
  return { type, facts, messageId, uid, recipient, createdAt } as QueuedMail;
}

interface ClaimedRow extends MailRow, ReaderRow {
  readonly zone: string;
  readonly attempts: number;
  readonly version: string;
}

/** A mail that a worker holds, and its reader as they are now. */
export interface Claimed {
  readonly id: string;
  /** Tries, this one included. */
  readonly attempts: number;
  /** Another one once anybody has written the mail's row again. */
  readonly version: string;
  readonly mail: QueuedMail;
  readonly reader: MailReader;
  /** The time zone of the reader. */
  readonly zone: string;
}

/** SQL that is true for a mail to many. In these words it stands in the indexes of the outbox. */
export function isToMany(alias: string): string {
  return `(${alias}.type in ('announcement', 'marketing'))`;
}

// The oldest mail to each person's address that is due: what comes after it waits, also while it is tried again. What waits
// for its own hour, as words that are gathered do, keeps nothing waiting. What concerns the person alone waits for no mail
// to many, neither theirs nor anybody's.
// Asked so that no guess of how many wait leads to reading all of them: by `attempts >= 0` the first is found in the index of
// due times, by `sent_at is null` a person's first in theirs (migration 0011); `not exists` would become a join of all.
const claiming: Statement = {
  name: "mail_claim",
  sql: `with due as materialized (
    select m.id from email_messages m
    where m.status = 'pending' and m.attempts >= 0 and m.due_at <= database_now()
      and (m.lease_until is null or m.lease_until <= database_now())
      and m.number = (select e.number from email_messages e
        where e.user_id = m.user_id and e.status = 'pending' and e.sent_at is null and e.recipient = m.recipient
          and (e.attempts > 0 or e.due_at <= database_now()) and (${isToMany("m")} or not ${isToMany("e")})
        order by e.user_id, e.number limit 1)
    order by ${isToMany("m")}, m.due_at, m.number limit $2 for update of m skip locked)
  update email_messages m set lease_id = $1, lease_until = database_now() + $3, attempts = m.attempts + 1
  from users u where m.id = any(array(select id from due)) and u.id = m.user_id
  returning ${mailColumns}, m.attempts, m.xmin::text as version, u.time_zone as zone, ${readerColumns}`,
};

function claimedOf(row: ClaimedRow): Claimed {
  const { id, attempts, version, zone } = row;
  return { id, attempts, version, zone, mail: queuedMailOf(row), reader: readerOf(row) };
}

/** Takes mail that is due, so many at most, and holds it for `leaseMs` by the database's clock. */
export async function claimDue(
  db: Queryable,
  leaseId: string,
  most: number,
  leaseMs: number = limits.mailLeaseSeconds * 1_000,
): Promise<Claimed[]> {
  return (await db.run<ClaimedRow>(claiming, [leaseId, most, leaseMs])).map(claimedOf);
}

/** What a mail told, where that was read as it left, and the version of its row at which it was claimed. */
interface Told {
  readonly facts: QueuedMail["facts"];
  readonly version: string;
}

/** What becomes of a mail after a try. */
export type Outcome =
  | { readonly status: "sent"; readonly sentAt: number; readonly told?: Told | undefined }
  | { readonly status: "failed" | "withdrawn"; readonly error: string }
  | { readonly status: "pending"; readonly error: string; readonly delayMs: number };

/** So many rows hold the figures of one announcement, so that workers rarely wait for one another. */
const FIGURE_LANES = 16;

// What it told is not kept where somebody was taken out of its row meanwhile: an account that was deleted (product 14.6).
const settling: Statement = {
  name: "mail_settle",
  sql: `with settled as (
    update email_messages set status = $3, sent_at = $4, error = $5, facts = case when xmin::text = $8 then $7::jsonb else facts end,
      due_at = case when $3 = 'pending' then database_now() + $6 else due_at end, lease_id = null, lease_until = null
    where id = $1 and lease_id = $2 returning id, period, type
  ), figures as (
    insert into announcement_figures as f (announcement_id, lane, sent, failed, withdrawn)
    select a.id, ascii($2) % ${FIGURE_LANES}, ($3 = 'sent')::int, ($3 = 'failed')::int, ($3 = 'withdrawn')::int
    from settled s join announcements a on a.id = s.period where ${isToMany("s")} and $3 <> 'pending'
    on conflict (announcement_id, lane) do update set sent = f.sent + excluded.sent, failed = f.failed + excluded.failed,
      withdrawn = f.withdrawn + excluded.withdrawn
  ) select id from settled`,
};

/** Writes down what became of a mail; false where the lease was lost and another worker has it. */
export async function writeOutcome(
  db: Queryable,
  id: string,
  leaseId: string,
  outcome: Outcome,
): Promise<boolean> {
  const { status } = outcome;
  const sentAt = status === "sent" ? outcome.sentAt : null;
  const told = status === "sent" ? outcome.told : undefined;
  const facts = told === undefined ? [null, null] : [JSON.stringify(told.facts), told.version];
  const error = status === "sent" ? null : outcome.error.slice(0, limits.mailError);
  const delay = status === "pending" ? outcome.delayMs : 0;
  return (await db.run(settling, [id, leaseId, status, sentAt, error, delay, ...facts])).length > 0;
}

/** Lets go of mails that are held under these leases, as if nobody had tried. */
export async function releaseMails(
  db: Queryable,
  ids: readonly string[],
  leaseIds: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.kysely
    .updateTable("email_messages")
    .set((eb) => ({ lease_id: null, lease_until: null, attempts: eb("attempts", "-", 1) }))
    .where("id", "in", ids)
    .where("lease_id", "in", leaseIds)
    .where("status", "=", "pending")
    .execute();
}
