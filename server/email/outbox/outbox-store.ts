import * as limits from "#domain/limits.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { QueuedMail, TypedFacts } from "../mails/mails.ts";
import { factsColumn } from "#server/platform/mail/mail-columns.ts";
import { readerColumns, type ReaderRow } from "../mail-reader.ts";

/** `period` (a day, a note's id) makes it unique. */
export type NewMail = TypedFacts & {
  readonly id: string;
  readonly uid: string;
  readonly period: string;
  readonly host: string;
  readonly at: number;
};

const queueing: Statement = {
  name: "mail_queue",
  sql: `insert into email_messages (id, message_id, user_id, recipient, language, type, period, facts, created_at)
    select m.id, m.message_id, u.id, u.email, u.language, m.type, m.period, m.facts::jsonb, m.at
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[])
      with ordinality as m(id, message_id, user_id, type, period, facts, at, place)
    join users u on u.id = m.user_id and u.email is not null and not u.disabled
    order by m.place
    on conflict (user_id, type, period) do nothing returning id`,
};

/** Skips duplicates and people without an address; returns the ids written. */
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

export async function queueMail(db: Queryable, mail: NewMail): Promise<boolean> {
  return (await queueMails(db, [mail])).length > 0;
}

export interface MailRow extends Omit<QueuedMail, "facts"> {
  readonly id: string;
  readonly facts: object;
}

export const mailColumns = `m.id, m.message_id as "messageId", m.user_id as uid, m.recipient, m.type, ${factsColumn}, m.language,
    m.created_at as "createdAt"`;

export function queuedMailOf(row: MailRow): QueuedMail {
  const { messageId, uid, recipient, type, facts, language, createdAt } = row;
  return { type, facts, messageId, uid, recipient, language, createdAt } as QueuedMail;
}

interface ClaimedRow extends MailRow, ReaderRow {
  readonly zone: string;
  readonly attempts: number;
  readonly version: string;
}

export interface Claimed {
  readonly id: string;
  /** Includes this one. */
  readonly attempts: number;
  /** Changes with every write of the row. */
  readonly version: string;
  readonly mail: QueuedMail;
  readonly reader: ReaderRow;
  readonly zone: string;
}

/** Must match the outbox indexes word for word. */
export function isToMany(alias: string): string {
  return `(${alias}.type in ('announcement', 'marketing'))`;
}

// Oldest first per address, also during retries; mail due later (gathered words) blocks nothing.
// Personal mail never waits for mail to many.
// `attempts >= 0` and `sent_at is null` select the indexes of migration 0011;
// `not exists` would become a join of all rows.
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
  return { id, attempts, version, zone, mail: queuedMailOf(row), reader: row };
}

export async function claimDue(
  db: Queryable,
  leaseId: string,
  most: number,
  leaseMs: number = limits.mailLeaseSeconds * 1_000,
): Promise<Claimed[]> {
  return (await db.run<ClaimedRow>(claiming, [leaseId, most, leaseMs])).map(claimedOf);
}

/** Only of mail whose facts were read as it left. */
interface Told {
  readonly facts: QueuedMail["facts"];
  readonly version: string;
}

export type Outcome =
  | { readonly status: "sent"; readonly sentAt: number; readonly told?: Told | undefined }
  | { readonly status: "failed" | "withdrawn"; readonly error: string }
  | { readonly status: "pending"; readonly error: string; readonly delayMs: number };

/** Rows per announcement, so that workers rarely wait for a lock. */
const FIGURE_LANES = 16;

// Keep no facts if a deleted account was erased from the row meanwhile (product 14.6).
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

/** False if the lease was lost to another worker. */
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

/** Does not count as a try. */
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
