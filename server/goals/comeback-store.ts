import { DAY_MS, addDays, type Now } from "#domain/day.ts";
import { endings } from "#domain/streak.ts";
import type { VerifiedDays } from "#domain/comeback.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";

/** Three days, with what zones and moves add to them. */
const LATELY_MS = 5 * DAY_MS;

const gain = "sum(n.to_value::numeric - n.from_value::numeric)";

// Endings are in write order, which may differ from time order.
const endingsSql = `coalesce((select jsonb_agg(jsonb_build_object('what', c.what, 'at', c.at) order by c.number)
  from goal_changes c where c.goal_id = g.id and c.what in (${endings.map((what) => `'${what}'`).join(", ")})), '[]')`;

const hasDays = "g.measure_type = 'DailyStreak' and g.weekly_quota is null";

const lateDays = (at: string) => `select n.day, ${gain} as gain from progress_entries n
  where n.goal_id = g.id and n.at >= ${at}::bigint - ${LATELY_MS} group by n.day`;

/** For `goals g`; `at` is SQL. A day's entries are written on it or later. */
export const latelySql = (at: string): string => `case when ${hasDays} then jsonb_build_object(
    'gains', coalesce((select jsonb_object_agg(d.day, d.gain) from (${lateDays(at)}) d), '{}'),
    'endings', ${endingsSql}) end`;

interface LoggedRow extends VerifiedDays {
  readonly goalId: string;
}

// The whole ledger is read only of a goal whose day was missed.
const missing: Statement = {
  name: "goals_with_missed_day",
  sql: `select g.id as "goalId", ${endingsSql} as endings,
      array(select n.day from progress_entries n where n.goal_id = g.id group by n.day having ${gain} > 0) as "verifiedDays"
    from goals g
    cross join lateral (select array(select d.day from (${lateDays("$2")}) d where d.gain > 0) as days) late
    where g.id = any($1) and ${hasDays}
      and $3 = any(late.days) and $4 <> all(late.days) and $5 <> all(late.days)`,
};

/** Those of the goals that were not logged yesterday or today, but on the day before. */
export function readNotLogged(
  db: Queryable,
  goalIds: readonly string[],
  { at, today }: Pick<Now, "at" | "today">,
): Promise<LoggedRow[]> {
  const days = [addDays(today, -2), addDays(today, -1), today];
  return db.run<LoggedRow>(missing, [goalIds, at, ...days]);
}
