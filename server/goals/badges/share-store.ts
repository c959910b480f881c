import { limits } from "#domain/limits.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";

const HOUR = 3_600_000;

/** What the key of a share is remembered by. */
export const SHARES = "sharing";

const owned: Statement = {
  name: "goal_owned",
  sql: "select from goals where id = $1 and owner_id = $2",
};

/** True for a person's own goal. */
export async function ownsGoal(db: Queryable, uid: string, goalId: string): Promise<boolean> {
  return (await db.run(owned, [goalId, uid])).length > 0;
}

const often: Statement = {
  name: "shares_of_hour",
  sql: `select count(*) as count from idempotency where user_id = $1 and subject_id = '${SHARES}' and created_at > $2`,
};

/** True where a person has shared as often in the last hour as counts. */
export async function hasSharedOften(db: Queryable, uid: string, at: number): Promise<boolean> {
  const [row] = await db.run<{ count: number }>(often, [uid, at - HOUR]);
  return (row?.count ?? 0) >= limits.sharesPerHour;
}

const add: Statement = {
  name: "share_add",
  sql: `insert into user_stats (user_id, stat, count, last_shared_at) values ($1, '${SHARES}', 1, $2)
    on conflict (user_id, stat) do update
      set count = user_stats.count + 1, last_shared_at = greatest(user_stats.last_shared_at, excluded.last_shared_at)
    returning count`,
};

/** Counts one share or copy; how many they are now. */
export async function addShare(db: Queryable, uid: string, at: number): Promise<number> {
  const [row] = await db.run<{ count: number }>(add, [uid, at]);
  return row?.count ?? 0;
}

const count: Statement = {
  name: "share_count",
  sql: `select count from user_stats where user_id = $1 and stat = '${SHARES}'`,
};

/** How often a person has shared or copied. */
export async function readShareCount(db: Queryable, uid: string): Promise<number> {
  const [row] = await db.run<{ count: number }>(count, [uid]);
  return row?.count ?? 0;
}
