import { writeCaps, type CappedWrite } from "#domain/write-cap.ts";
import type { Queryable } from "./db/database.ts";

// abs: clocks of servers differ, and one may have been ahead.
function within(kind: CappedWrite, at: string): string {
  return `abs(${at} - c.since) < ${writeCaps[kind].time}`;
}

/**
 * SQL that counts a write by `uid` at `at`, for a statement that writes from its row.
 * Returns no row over the cap. Concurrent writes of a person wait for each other.
 */
export function countWriteSql(kind: CappedWrite, uid: string, at: string, amount = "1"): string {
  const same = within(kind, "excluded.since");
  return `insert into write_counts as c (user_id, kind, since, count) values (${uid}, '${kind}', ${at}, ${amount})
    on conflict (user_id, kind) do update set
      since = case when ${same} then c.since else excluded.since end,
      count = case when ${same} then c.count + ${amount} else ${amount} end
    where c.count + ${amount} <= ${writeCaps[kind].most} or not ${same} returning true as counted`;
}

export async function countWrite(
  db: Queryable,
  kind: CappedWrite,
  uid: string,
  at: number,
  amount = 1,
): Promise<boolean> {
  const sql = countWriteSql(kind, "$1", "$2", "$3::integer");
  const rows = await db.run({ name: `count_${kind}`, sql }, [uid, at, amount]);
  return rows.length > 0;
}

export async function hasSpent(
  db: Queryable,
  kind: CappedWrite,
  uid: string,
  at: number,
  amount = 1,
): Promise<boolean> {
  const sql = `select from write_counts c where c.user_id = $1 and c.kind = '${kind}'
    and c.count + $3::integer > ${writeCaps[kind].most} and ${within(kind, "$2::bigint")}`;
  return (await db.run({ name: `spent_${kind}`, sql }, [uid, at, amount])).length > 0;
}
