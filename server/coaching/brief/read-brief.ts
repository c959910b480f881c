import { sql, type NotNull } from "kysely";
import { readBrief as endpoint, type Brief } from "#contract/brief.ts";
import { id as idSchema } from "#contract/fields.ts";
import { briefSince, type DayMove } from "#domain/brief.ts";
import { duePeriod, lastDayOf, missedPeriods } from "#domain/check-in-period.ts";
import { DAY_MS, dayNumber, dayOf, nowIn, type Day } from "#domain/day.ts";
import { namelessOwner } from "#domain/invitation.ts";
import { refuse } from "#domain/refusal.ts";
import { shownName } from "#server/account/shown-name.ts";
import { cardFields, cardOf, coachedBy } from "#server/goals/goal-row.ts";
import { readWeeklySince } from "#server/goals/weekly-check-ins/weekly-check-in-store.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Slice } from "#server/platform/http/door.ts";

function coachedRows({ kysely }: Queryable, coachId: string, personId: string) {
  return kysely
    .selectFrom("goals as g")
    .innerJoin("users as u", "u.id", "g.owner_id")
    .select(cardFields)
    .select(["g.coached_at as coachedAt", "u.time_zone as timeZone", "u.short_days as shortDays"])
    .select(shownName(namelessOwner).as("ownerName"))
    .select((eb) =>
      eb
        .selectFrom("coaching_notes as n")
        .select("n.created_at")
        .whereRef("n.goal_id", "=", "g.id")
        .where("n.coach_id", "=", coachId)
        .orderBy("n.created_at", "desc")
        .limit(1)
        .as("notedAt"),
    )
    .$narrowType<{ coachedAt: NotNull }>()
    .where("g.owner_id", "=", personId)
    .where(coachedBy(coachId))
    .orderBy("g.due_date")
    .orderBy("g.id")
    .execute();
}

interface OwnMove extends DayMove {
  readonly goalId: string;
  readonly first: DayMove["to"];
}

async function movesSince(
  { kysely }: Queryable,
  goalIds: readonly string[],
  since: Day,
): Promise<readonly OwnMove[]> {
  const change = sql<number | null>`sum(case when jsonb_typeof(to_value) = 'number'
    then (to_value #>> '{}')::numeric - (from_value #>> '{}')::numeric end)::float8`;
  const first = sql<DayMove["to"]>`(array_agg(from_value order by at, number))[1]`;
  const last = sql<DayMove["to"]>`(array_agg(to_value order by at desc, number desc))[1]`;
  const rows = await kysely
    .selectFrom("progress_entries")
    .select(["goal_id as goalId", "day", change.as("by"), first.as("first"), last.as("to")])
    .where("goal_id", "in", goalIds)
    .where("at", ">=", earliestOf(since))
    .where("day", ">=", since)
    .groupBy(["goal_id", "day"])
    .orderBy("day")
    .execute();
  return rows.filter(cameElsewhere);
}

// Other changes of the day may lie in between; for numbers the sum counts.
function cameElsewhere({ by, first, to }: OwnMove): boolean {
  return by === null ? first !== to : by !== 0;
}

function earliestOf(day: Day): number {
  return (dayNumber(day) - 1) * DAY_MS;
}

export async function readBriefOf(
  db: Queryable,
  coachId: string,
  personId: string,
  at: number,
): Promise<Brief | null> {
  if (!idSchema.safeParse(personId).success) return null;
  const rows = await coachedRows(db, coachId, personId);
  const [first] = rows;
  if (first === undefined) return null;
  const now = nowIn(at, first.timeZone);
  const noted = rows.flatMap(({ notedAt }) => notedAt ?? []);
  const since = briefSince(noted.length === 0 ? null : Math.max(...noted), now);
  const ids = rows.map(({ id }) => id);
  const moves = await movesSince(db, ids, since);
  const all = await readWeeklySince(db, ids, earliestOf(since));
  const checkIns = all.filter(({ at: written }) => dayOf(written, now.zone) >= since);
  const goals = rows.map(({ coachedAt, shortDays, ...row }) => {
    const goal = cardOf(row);
    const isOwn = ({ goalId }: { readonly goalId: string }) => goalId === goal.id;
    const due = duePeriod(goal, now);
    const accepted = dayOf(coachedAt, now.zone);
    return {
      goal,
      moves: moves.filter(isOwn).map(({ day, by, to }) => ({ day, by, to })),
      checkIns: checkIns.filter(isOwn),
      missed: missedPeriods(goal, accepted, { shortDays }, now.today).length,
      dueUntil: due && lastDayOf(due),
    };
  });
  return { ownerName: first.ownerName, since, goals };
}

export const briefSlice: Slice<typeof endpoint> = {
  endpoint,
  act: async ({ deps, params, at }, { uid }) =>
    (await readBriefOf(deps.db, uid, params.uid, at)) ?? refuse("not-found"),
};
