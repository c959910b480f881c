import { DAY_MS } from "#domain/day.ts";
import { listedAs } from "#domain/listed-user.ts";
import * as limits from "#domain/limits.ts";
import type { Queryable, Statement, Transaction } from "#server/platform/db/database.ts";

const isHere = (
  address: string,
) => `(exists (select from users u where lower(u.email) = lower(${address}))
  or exists (select from admin_credentials c where lower(c.email) = lower(${address})))`;

// Sorted, to avoid deadlocks between two admins with the same list.
const inviting: Statement = {
  name: "colleagues_invite",
  sql: `with asked as (
      select a.email, a.hash, a.id, a.place
      from unnest($1::text[], $2::text[], $3::text[]) with ordinality as a(email, hash, id, place)
    ), fresh as (
      insert into invited_addresses as i (address_hash, invited_at)
      select a.hash, $4::bigint from asked a where not ${isHere("a.email")} order by a.hash
      on conflict (address_hash) do update set invited_at = excluded.invited_at
        where i.refused_at is null and i.invited_at <= $4::bigint - ${limits.colleagueInvitedDays} * ${DAY_MS}::bigint
      returning i.address_hash as hash
    )
    insert into email_messages (id, message_id, user_id, recipient, type, period, facts, created_at)
    select a.id, '<' || a.id || '@' || $5 || '>', $6, a.email, 'colleague_invited', a.id,
      jsonb_build_object('inviter', $7::text, 'addressHash', a.hash), $4
    from asked a join fresh f on f.hash = a.hash order by a.place returning id`,
};

interface Invited {
  readonly addresses: readonly string[];
  readonly hashes: readonly string[];
  readonly ids: readonly string[];
  readonly at: number;
  readonly host: string;
  readonly uid: string;
  readonly inviter: string;
}

/** Returns how many were invited. Run it in the caller's transaction. */
export async function writeInvitations(
  tx: Transaction,
  { addresses, hashes, ids, at, host, uid, inviter }: Invited,
): Promise<number> {
  return (await tx.run(inviting, [addresses, hashes, ids, at, host, uid, inviter])).length;
}

export async function readInviter(db: Queryable, uid: string): Promise<string> {
  const user = await db.kysely
    .selectFrom("users")
    .select(["full_name as fullName", "display_name as displayName", "email"])
    .where("id", "=", uid)
    .executeTakeFirstOrThrow();
  const { fullName, email } = listedAs(user);
  return user.email === null ? fullName : `${fullName} (${email})`;
}

const readingFailed: Statement = {
  name: "colleagues_failed",
  sql: `select recipient as address, created_at as at, coalesce(error, '') as reason from email_messages
    where user_id = $1 and type = 'colleague_invited' and status = 'failed' and recipient <> ''
    order by number desc limit ${limits.colleaguesAtOnce}`,
};

interface FailedInvitation {
  readonly address: string;
  readonly at: number;
  readonly reason: string;
}

/** As long as their addresses are kept (product 16.9). */
export async function readFailed(db: Queryable, uid: string): Promise<FailedInvitation[]> {
  return db.run<FailedInvitation>(readingFailed, [uid]);
}

const refusing: Statement = {
  name: "colleagues_refuse",
  sql: `insert into invited_addresses as i (address_hash, refused_at) values ($1, $2)
    on conflict (address_hash) do update set refused_at = coalesce(i.refused_at, excluded.refused_at)`,
};

export async function refuseInvitations(db: Queryable, hash: string, at: number): Promise<void> {
  await db.run(refusing, [hash, at]);
}

const wanting: Statement = {
  name: "colleagues_still_wanted",
  sql: `select 1 as one where not ${isHere("$1")}
    and not exists (select from invited_addresses i where i.address_hash = $2 and i.refused_at is not null)`,
};

export async function isStillInvited(
  db: Queryable,
  address: string,
  hash: string,
): Promise<boolean> {
  return (await db.run(wanting, [address, hash])).length > 0;
}
