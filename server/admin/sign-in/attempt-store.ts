import { sql } from "kysely";
import * as limits from "#domain/limits.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { deleteUntil } from "#server/platform/upkeep/delete-until.ts";
import { networkOf, siteOf } from "#server/platform/http/peer.ts";
import { hashOf } from "#server/platform/random.ts";

export interface Attempt {
  readonly email: string;
  readonly address: string;
  /** A browser used before has its own count, which strangers cannot fill. */
  readonly device: string | null;
}

interface Count {
  readonly account: string;
  readonly address: string;
  readonly most: number;
  readonly waitMs: number;
  readonly doublings: number;
}

/** Counts an address across all accounts. */
const EVERY_ACCOUNT = "";
/** Counts all addresses together. */
const EVERYWHERE = "";
const CODES = "codes";
const WAIT_MS = limits.adminAttemptMinutes * 60_000;

// Counted before the password check, so that concurrent attempts cannot slip through.
// Ordered, to avoid deadlocks; timed by the database, since servers' clocks differ.
// If one count is over its limit, none goes up; a lost race takes its counts back.
// Above `most` the wait doubles, up to `doublings` times; after two waits all is forgotten.
const countStatement: Statement = {
  name: "admin_attempt_count",
  sql: `with clock as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now),
    asked as (select * from unnest($1::text[], $2::text[], $3::int[], $4::bigint[], $5::int[])
      with ordinality as one (account, address, most, wait, doublings, place)),
    closed as (select from attempts join asked using (account, address), clock where blocked_until > now)
    insert into attempts as a (account, address, failures, blocked_until, forget_at)
    select account, address, 1, 0, now + ${WAIT_MS} from asked, clock
    where not exists (select from closed) order by place
    on conflict (account, address) do update set (failures, blocked_until, forget_at) = (
      select f,
        case when f >= most then now + longer else 0 end,
        case when f = 1 then now + ${WAIT_MS} when f >= most then now + greatest(2 * longer, ${WAIT_MS}) else a.forget_at end
      from clock, asked, lateral (select case when a.forget_at <= now then 1 else a.failures + 1 end as f) counted,
        lateral (select (wait * 2 ^ least(greatest(f - most, 0), doublings))::bigint as longer) waited
      where asked.account = excluded.account and asked.address = excluded.address)
    where a.blocked_until <= (select now from clock)
    returning account, address, blocked_until as until`,
};

export type Counted = readonly {
  readonly account: string;
  readonly address: string;
  readonly until: number;
}[];

async function countFailure(db: Queryable, counts: readonly Count[]): Promise<Counted | null> {
  const columns = [
    counts.map(({ account }) => account),
    counts.map(({ address }) => address),
    counts.map(({ most }) => most),
    counts.map(({ waitMs }) => waitMs),
    counts.map(({ doublings }) => doublings),
  ];
  const counted = await db.run<Counted[number]>(countStatement, columns);
  if (counted.length === counts.length) return counted;
  await takeBack(db, counted);
  return null;
}

function ownCount({ email, address, device }: Attempt): Count {
  const from = hashOf(device === null ? networkOf(address) : `device ${device}`);
  const { adminAttempts: most, adminAttemptDoublings: doublings } = limits;
  return { account: accountScope(email), address: from, most, waitMs: WAIT_MS, doublings };
}

/** Shared with strangers, widest first. */
function sharedCounts({ email, address, device }: Attempt): readonly Count[] {
  if (device !== null) return [];
  const every = { account: EVERY_ACCOUNT, waitMs: WAIT_MS, doublings: 0 };
  const [site, network] = [siteOf(address), networkOf(address)];
  const { adminSiteAttempts, adminAddressAttempts, adminAccountAttempts } = limits;
  return [
    ...(site === network ? [] : [{ ...every, address: hashOf(site), most: adminSiteAttempts }]),
    { ...every, address: hashOf(network), most: adminAddressAttempts },
    {
      account: accountScope(email),
      address: EVERYWHERE,
      most: adminAccountAttempts,
      waitMs: limits.adminAccountSeconds * 1_000,
      doublings: 0,
    },
  ];
}

function codeCount({ email }: Attempt): Count {
  const { adminCodeAttempts: most, adminAttemptDoublings: doublings } = limits;
  return { account: accountScope(email), address: CODES, most, waitMs: WAIT_MS, doublings };
}

function accountScope(email: string): string {
  return hashOf(email.toLowerCase());
}

/** Counts the attempt as failed until it is proven right; null: too many. */
export function mayAttempt(db: Queryable, attempt: Attempt): Promise<Counted | null> {
  return countFailure(db, [...sharedCounts(attempt), ownCount(attempt)]);
}

/** A known browser's codes are among its own attempts already. */
export async function mayTryCode(db: Queryable, attempt: Attempt): Promise<Counted | null> {
  return attempt.device === null ? countFailure(db, [codeCount(attempt)]) : [];
}

// In counting order, to avoid deadlocks; another attempt's wait stays.
const takeBackStatement: Statement = {
  name: "admin_attempt_take_back",
  sql: `with asked as (select * from unnest($1::text[], $2::text[], $3::bigint[])
      with ordinality as one (account, address, until, place)),
    held as (select account, address, until from attempts a join asked using (account, address) order by place for update of a)
    update attempts a set failures = a.failures - 1,
      blocked_until = case when a.blocked_until = until then 0 else a.blocked_until end
    from held where a.account = held.account and a.address = held.address and a.failures > 0`,
};

export async function takeBack(db: Queryable, counted: Counted): Promise<void> {
  const columns = [
    counted.map(({ account }) => account),
    counted.map(({ address }) => address),
    counted.map(({ until }) => until),
  ];
  await db.run(takeBackStatement, columns);
}

/** Also forgives earlier failures from this network or browser. */
export async function forgiveAttempts(
  db: Queryable,
  attempt: Attempt,
  counted: Counted,
): Promise<void> {
  const { account, address } = ownCount(attempt);
  await db.kysely
    .deleteFrom("attempts")
    .where("account", "=", account)
    .where("address", "=", address)
    .execute();
  await takeBack(db, counted);
}

export async function unlockAccount(db: Queryable, email: string): Promise<void> {
  await db.kysely.deleteFrom("attempts").where("account", "=", accountScope(email)).execute();
}

export async function sweepAttempts({ db }: { readonly db: Queryable }): Promise<void> {
  await deleteUntil(db, "attempts", "forget_at", sql<number>`database_now()`);
}
