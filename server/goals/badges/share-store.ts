import type { Queryable } from "#server/platform/db/database.ts";

/** The scope of a share's idempotency key. */
export const SHARES = "sharing";

export async function ownsGoal(db: Queryable, uid: string, goalId: string): Promise<boolean> {
  const own = await db.kysely
    .selectFrom("goals")
    .select("id")
    .where("id", "=", goalId)
    .where("owner_id", "=", uid)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return own !== undefined;
}

export async function addShare(db: Queryable, uid: string, at: number): Promise<number> {
  const { count } = await db.kysely
    .insertInto("user_stats")
    .values({ user_id: uid, stat: SHARES, count: 1, last_shared_at: at })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "stat"]).doUpdateSet((eb) => ({
        count: eb("user_stats.count", "+", 1),
        last_shared_at: eb.fn<number>("greatest", [
          "user_stats.last_shared_at",
          "excluded.last_shared_at",
        ]),
      })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count;
}

export async function readShareCount(db: Queryable, uid: string): Promise<number> {
  const row = await db.kysely
    .selectFrom("user_stats")
    .select("count")
    .where("user_id", "=", uid)
    .where("stat", "=", SHARES)
    .executeTakeFirst();
  return row?.count ?? 0;
}
