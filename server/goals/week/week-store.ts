import { sql } from "kysely";
import type { CheckInDay, Excuse } from "#domain/check-in-period.ts";
import { DAY_MS, dayNumber, nowIn, type Day, type Now } from "#domain/day.ts";
import { moveKinds, type KnownMove } from "#domain/week.ts";
import type { Queryable } from "#server/platform/db/database.ts";

export interface WeekOwner {
  readonly checkInDay: CheckInDay;
  readonly excuse: Excuse;
  readonly now: Now;
}

export async function readWeekOwner(
  { kysely }: Queryable,
  uid: string,
  at: number,
): Promise<WeekOwner | null> {
  const row = await kysely
    .selectFrom("users")
    .select(["time_zone as timeZone", "check_in_day as checkInDay", "short_days as shortDays"])
    .where("id", "=", uid)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { timeZone, checkInDay, shortDays } = row;
  return { checkInDay, excuse: { shortDays }, now: nowIn(at, timeZone) };
}

/** Entries of a day may be written a day earlier, by the clock of UTC. */
function earliestOf(day: Day): number {
  return (dayNumber(day) - 1) * DAY_MS;
}

interface GoalMove extends KnownMove {
  readonly goalId: string;
}

/** Standing entries since the earliest of the days, by goal, day and kind, in ledger order. */
export async function readMoves(
  { kysely }: Queryable,
  goalIds: readonly string[],
  days: readonly Day[],
): Promise<readonly GoalMove[]> {
  const [since] = days.toSorted();
  if (since === undefined) return [];
  const kind = sql<KnownMove["how"]>`case e.source ${sql.join(
    Object.entries(moveKinds).map(([source, how]) => sql`when ${source} then ${how}`),
    sql` `,
  )} end`;
  const by = sql<number | null>`sum(case when jsonb_typeof(e.to_value) = 'number'
    then (e.to_value #>> '{}')::numeric - (e.from_value #>> '{}')::numeric end)::float8`;
  const standing = kysely
    .selectFrom("progress_entries as e")
    .leftJoin("progress_entries as u", "u.undoes", "e.id")
    .select(["e.goal_id as goalId", "e.day", "e.number", "e.from_value", "e.to_value"])
    .select(kind.as("how"))
    .where("e.goal_id", "in", goalIds)
    .where("e.at", ">=", earliestOf(since))
    .where("e.day", ">=", since)
    .where("e.undoes", "is", null)
    .where("u.id", "is", null);
  return kysely
    .selectFrom(standing.as("e"))
    .select(["e.goalId", "e.day", "e.how", by.as("by")])
    .select(sql<KnownMove["from"]>`(array_agg(e.from_value order by e.number))[1]`.as("from"))
    .select(sql<KnownMove["to"]>`(array_agg(e.to_value order by e.number desc))[1]`.as("to"))
    .groupBy(["e.goalId", "e.day", "e.how"])
    .orderBy(sql`max(e.number)`)
    .execute();
}
