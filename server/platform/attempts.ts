import { sql } from "kysely";
import * as limits from "#domain/limits.ts";
import type { Queryable, Statement } from "./db/database.ts";
import { deleteUntil } from "./upkeep/delete-until.ts";

/** Over all processes. `account` and `address` are hashes: nobody is named. */
export interface Count {
  readonly account: string;
  readonly address: string;
  readonly most: number;
  readonly waitMs: number;
  readonly doublings: number;
}

const WAIT_MS = limits.adminAttemptMinutes * 60_000;

// Counted before a check, so that concurrent attempts cannot slip through.
// Ordered, to avoid deadlocks; timed by the database, since servers' clocks differ.
// If one count is over its limit, none goes up; a lost race takes its counts back.
// Above `most` the wait doubles, up to `doublings` times; after two waits all is forgotten.
const countStatement: Statement = {
  name: "attempt_count",
  sql: `with clock as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now),
    asked as (select * from unnest($1::text[], $2::text[], $3::int[], $4::bigint[], $5::int[])
      with ordinality as one (account, address, most, wait, doublings, place)),
    closed as (select from attempts join asked using (account, address), clock where blocked_until > now)
    insert into attempts as a (account, address, failures, blocked_until, forget_at)
    select account, address, 1, 0, now + greatest(wait, ${WAIT_MS}) from asked, clock
    where not exists (select from closed) order by place
    on conflict (account, address) do update set (failures, blocked_until, forget_at) = (
      select f,
        case when f >= most then now + longer else 0 end,
        case when f = 1 then now + greatest(wait, ${WAIT_MS}) when f >= most then now + greatest(2 * longer, ${WAIT_MS}) else a.forget_at end
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

export async function countAttempt(
  db: Queryable,
  counts: readonly Count[],
): Promise<Counted | null> {
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

// In counting order, to avoid deadlocks; another attempt's wait stays.
const takeBackStatement: Statement = {
  name: "attempt_take_back",
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

export async function sweepAttempts({ db }: { readonly db: Queryable }): Promise<void> {
  await deleteUntil(db, "attempts", "forget_at", sql<number>`database_now()`);
}
