import { DAY_MS, addDays, type Now } from "#domain/day.ts";
import { endings } from "#domain/streak.ts";
import type { LaidComeback, VerifiedDays } from "#domain/comeback.ts";
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

/** For `goals g`: its last one, as JSON, unless its coach has written a note since. */
export const unpraisedSql = `select json_build_object('kind', c.kind, 'day', c.day, 'week', c.week, 'at', c.at) as came_back
  from (select * from comebacks b where b.goal_id = g.id order by b.week desc limit 1) c
  where not exists (
    select from coaching_notes n where n.goal_id = g.id and n.coach_id = g.coach_id and n.created_at >= c.at)`;

interface ComebackRow extends LaidComeback {
  readonly goalId: string;
  /** Of the goal's coach, ms. */
  readonly coachedAt: number | null;
}

/** Oldest first. */
export async function readComebacks(
  { kysely }: Queryable,
  goalIds: readonly string[],
): Promise<ComebackRow[]> {
  if (goalIds.length === 0) return [];
  return kysely
    .selectFrom("comebacks as c")
    .innerJoin("goals as g", "g.id", "c.goal_id")
    .select(["c.goal_id as goalId", "c.kind", "c.day", "c.week", "c.at"])
    .select("g.coached_at as coachedAt")
    .where("c.goal_id", "in", goalIds)
    .orderBy("c.week")
    .execute();
}

const counting: Statement = {
  name: "mail_comebacks_since",
  sql: `select person.uid, count(*)::integer as count
    from unnest($1::text[], $2::bigint[]) as person(uid, since)
    join comebacks c on c.user_id = person.uid and c.at >= person.since
    join goals g on g.id = c.goal_id and g.deleted_at is null
    group by person.uid`,
};

/** By person; absent for none. */
export async function comebacksSince(
  db: Queryable,
  since: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const values = [[...since.keys()], [...since.values()]];
  const rows = await db.run<{ uid: string; count: number }>(counting, values);
  return new Map(rows.map(({ uid, count }) => [uid, count]));
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
