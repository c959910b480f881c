import { sql } from "kysely";
import { limits } from "#domain/limits.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { deleteUntil } from "#server/platform/delete-until.ts";
import { networkOf } from "#server/platform/http/peer.ts";
import { hashOf } from "#server/platform/random.ts";

/** Stands for every account that is tried from an address. */
const EVERY_ACCOUNT = "";
const WAIT_MS = limits.adminAttemptMinutes * 60_000;

// Counted before the password is looked at, so that attempts at once cannot slip through together. The database's clock
// decides: two servers may not agree on the time. `f` is the number of failures with this one. From $3 of them on nobody may
// try before the wait is over, which doubles with each further one, $4 times at most; after two waits they are forgotten.
const countStatement: Statement = {
  name: "admin_attempt_count",
  sql: `with clock as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now)
    insert into attempts as a (account, address, failures, blocked_until, forget_at)
    select $1, $2, 1, 0, now + ${WAIT_MS} from clock
    on conflict (account, address) do update set (failures, blocked_until, forget_at) = (
      select f,
        case when f >= $3::int then now + wait else 0 end,
        case when f = 1 then now + ${WAIT_MS} when f >= $3::int then now + 2 * wait else a.forget_at end
      from clock, lateral (select case when a.forget_at <= now then 1 else a.failures + 1 end as f) counted,
        lateral (select (${WAIT_MS} * 2 ^ least(greatest(f - $3::int, 0), $4::int))::bigint as wait) longer)
    where a.blocked_until <= (select now from clock)
    returning failures`,
};

async function countAttempt(
  db: Queryable,
  account: string,
  address: string,
  most: number,
  doublings: number,
): Promise<boolean> {
  const params = [account, address, most, doublings];
  return (await db.run(countStatement, params)).length > 0;
}

/** The account that an email names, and the network that an address is of, as they are counted. */
function scopeOf(email: string, address: string): { account: string; network: string } {
  return { account: accountScope(email), network: hashOf(networkOf(address)) };
}

function accountScope(email: string): string {
  return hashOf(email.toLowerCase());
}

/** Counts an attempt to sign in as failed until it is proven right; false where there were too many. */
export async function mayAttempt(db: Queryable, email: string, address: string): Promise<boolean> {
  const { account, network } = scopeOf(email, address);
  const { adminAddressAttempts, adminAttempts, adminAttemptDoublings } = limits;
  if (!(await countAttempt(db, EVERY_ACCOUNT, network, adminAddressAttempts, 0))) return false;
  return countAttempt(db, account, network, adminAttempts, adminAttemptDoublings);
}

/** Takes back what `mayAttempt` counted, with the account's earlier failures from this address. */
export async function forgiveAttempts(
  db: Queryable,
  email: string,
  address: string,
): Promise<void> {
  const { account, network } = scopeOf(email, address);
  await db.kysely
    .deleteFrom("attempts")
    .where("account", "=", account)
    .where("address", "=", network)
    .execute();
  await db.kysely
    .updateTable("attempts")
    .set((eb) => ({ failures: eb("failures", "-", 1), blocked_until: 0 }))
    .where("account", "=", EVERY_ACCOUNT)
    .where("address", "=", network)
    .where("failures", ">", 0)
    .execute();
}

/** Forgets the failed attempts of an account, from every address. */
export async function unlockAccount(db: Queryable, email: string): Promise<void> {
  await db.kysely.deleteFrom("attempts").where("account", "=", accountScope(email)).execute();
}

/** Deletes failures that are forgotten. */
export async function sweepAttempts({ db }: { readonly db: Queryable }): Promise<void> {
  await deleteUntil(db, "attempts", "forget_at", sql<number>`database_now()`);
}
