import { endings, type Ending, type StreakFacts } from "#domain/streak.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";

export interface StreakRow extends Pick<StreakFacts, "verifiedDays" | "weeklyQuota"> {
  readonly timeZone: string;
  readonly endings: readonly Ending[];
}

// numeric is exact: an undone value sums to zero. A covering index saves only a quarter of 35 ms
// (50,000 entries), and each move would write it.
// Endings are in write order, which may differ from time order.
const streak: Statement = {
  name: "goal_streak",
  sql: `select u.time_zone as "timeZone", g.weekly_quota as "weeklyQuota",
      array(select n.day from progress_entries n where n.goal_id = g.id
        group by n.day having sum(n.to_value::numeric - n.from_value::numeric) > 0) as "verifiedDays",
      coalesce((select jsonb_agg(jsonb_build_object('what', c.what, 'at', c.at) order by c.number)
        from goal_changes c where c.goal_id = g.id and c.what = any($2)), '[]') as endings
    from goals g join users u on u.id = g.owner_id
    where g.id = $1 and g.deleted_at is null`,
};

export async function readStreakRow(db: Queryable, goalId: string): Promise<StreakRow | undefined> {
  const [row] = await db.run<StreakRow>(streak, [goalId, endings]);
  return row;
}
