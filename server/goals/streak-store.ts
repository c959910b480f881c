import { endings, type Ending, type StreakFacts } from "#domain/streak.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";

/** What is stored of a goal's streak. */
export interface StreakRow extends Pick<StreakFacts, "verifiedDays" | "weeklyQuota"> {
  /** The owner's. */
  readonly timeZone: string;
  readonly endings: readonly Ending[];
}

// As numeric, which is exact: what was logged and taken back comes to nothing. No index pays: one with both values in it saved
// a quarter of the 35 ms that 50,000 entries take PostgreSQL, nothing embedded, and each move would write it.
// Ends and ways back in the order of writing: of two requests at once the later one may have been written first.
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

/** What a streak is derived from, of a goal of days in a row; undefined where it is gone. */
export async function readStreakRow(db: Queryable, goalId: string): Promise<StreakRow | undefined> {
  const [row] = await db.run<StreakRow>(streak, [goalId, endings]);
  return row;
}
