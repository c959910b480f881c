import type { Day } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { refuse, type Ruled } from "#domain/refusal.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";

async function broughtActive({ kysely }: Queryable, circleId: string, uid: string) {
  const rows = await kysely
    .selectFrom("circle_goals as b")
    .innerJoin("goals as g", "g.id", "b.goal_id")
    .select("g.id")
    .where("b.circle_id", "=", circleId)
    .where("b.user_id", "=", uid)
    .where("g.status", "=", "active")
    .where("g.deleted_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of the goals that are new to the circle, each once; refused unless all are the person's own and active. */
export async function newToCircle(
  tx: Transaction,
  circleId: string,
  uid: string,
  goalIds: readonly string[],
): Promise<Ruled<readonly string[]>> {
  const ids = [...new Set(goalIds)];
  if (ids.length === 0) return ids;
  const goals = await tx.kysely
    .selectFrom("goals")
    .select("status")
    .where("id", "in", ids)
    .where("owner_id", "=", uid)
    .where("deleted_at", "is", null)
    .execute();
  if (goals.length < ids.length) return refuse("not-found");
  if (goals.some(({ status }) => status !== "active")) return refuse("circle.goal-ended");
  const brought = await broughtActive(tx, circleId, uid);
  const added = ids.filter((id) => !brought.includes(id));
  return brought.length + added.length > limits.circleGoals
    ? refuse("circle.too-many-goals")
    : added;
}

export async function writeBrought(
  tx: Transaction,
  circleId: string,
  uid: string,
  goalIds: readonly string[],
  today: Day,
): Promise<void> {
  if (goalIds.length === 0) return;
  const of = { circle_id: circleId, user_id: uid, brought_on: today };
  await tx.kysely
    .insertInto("circle_goals")
    .values(goalIds.map((id) => ({ ...of, goal_id: id })))
    // One that ended and was taken up again meanwhile may be there.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
