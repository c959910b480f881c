import { nowIn, type Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { cardColumns, cardOf, listedSql, type CardRow } from "#server/goals/goal-row.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";

const readingGoals: Statement = {
  name: "mail_goals_now",
  sql: `select ${cardColumns}, u.time_zone as zone from goals g join users u on u.id = g.owner_id
    where g.owner_id = $1 and g.id = any($2) and ${listedSql}`,
};

/** Drops goals closed or deleted since. */
export async function currentGoals<T extends { readonly goalId: string }>(
  db: Queryable,
  uid: string,
  told: readonly T[],
  present: (one: T, goal: GoalCard, now: Now) => T[],
  at: number,
): Promise<T[]> {
  if (told.length === 0) return [];
  const ids = told.map(({ goalId }) => goalId);
  const rows = await db.run<CardRow & { readonly zone: string }>(readingGoals, [uid, ids]);
  const goals = new Map(rows.map((row) => [row.id, row]));
  return told.flatMap((one) => {
    const row = goals.get(one.goalId);
    return row === undefined ? [] : present(one, cardOf(row), nowIn(at, row.zone));
  });
}
