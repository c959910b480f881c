import type { Rhythm } from "#domain/check-in-period.ts";
import { DAY_MS, addDays, dayNumber, dayOf, type Day } from "#domain/day.ts";
import {
  answerQuarters,
  longestPeriodDays,
  type Answers,
  type LoopCounts,
  type LoopGoal,
} from "#domain/loop-week.ts";
import type { Pause } from "#domain/pause.ts";
import type { Database, Queryable, Statement } from "#server/platform/db/database.ts";

const PAGE = 500;
const ANSWERS = 2_000;

export interface LoopWeek extends LoopCounts {
  readonly week: Day;
  readonly coached: number;
  readonly answers: Answers;
  readonly countedAt: number;
  readonly final: boolean;
}

export function readLoopWeeks({ kysely }: Queryable, since: Day): Promise<LoopWeek[]> {
  return kysely
    .selectFrom("loop_weeks")
    .select(["week", "coached", "done", "due", "missed", "excused", "answers", "final"])
    .select("counted_at as countedAt")
    .where("week", ">=", since)
    .orderBy("week")
    .execute();
}

/** Ignores weeks counted later than `at`: a clock was ahead then. */
export async function lastFinalWeek({ kysely }: Queryable, at: number): Promise<Day | null> {
  const row = await kysely
    .selectFrom("loop_weeks")
    .select("week")
    .where("final", "=", true)
    .where("counted_at", "<=", at)
    .orderBy("week", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.week ?? null;
}

/** A final week stays, unless a clock that was ahead made it final. */
export async function storeLoopWeeks(db: Database, weeks: readonly LoopWeek[]): Promise<void> {
  if (weeks.length === 0) return;
  await db.kysely
    .insertInto("loop_weeks")
    .values(
      weeks.map(({ countedAt, answers, ...week }) => {
        return { ...week, answers: JSON.stringify(answers), counted_at: countedAt };
      }),
    )
    .onConflict((conflict) =>
      conflict
        .column("week")
        .doUpdateSet((eb) => ({
          coached: eb.ref("excluded.coached"),
          done: eb.ref("excluded.done"),
          due: eb.ref("excluded.due"),
          missed: eb.ref("excluded.missed"),
          excused: eb.ref("excluded.excused"),
          answers: eb.ref("excluded.answers"),
          counted_at: eb.ref("excluded.counted_at"),
          final: eb.ref("excluded.final"),
        }))
        .where((eb) =>
          eb.or([
            eb("loop_weeks.final", "=", false),
            eb("loop_weeks.counted_at", ">", eb.ref("excluded.counted_at")),
          ]),
        ),
    )
    .execute();
}

/** Weeks in the future were counted while a clock was ahead. */
export async function dropWeeksAfter({ kysely }: Queryable, newest: Day): Promise<void> {
  await kysely.deleteFrom("loop_weeks").where("week", ">", newest).execute();
}

/** For goals created with a past: recount finished weeks too. */
export async function forgetLoopWeeks({ kysely }: Queryable): Promise<void> {
  await kysely.deleteFrom("loop_weeks").execute();
}

export interface LoopRow extends LoopGoal {
  readonly id: string;
  readonly zone: string;
  readonly shortDays: readonly Day[];
  readonly coached: boolean;
}

interface Row {
  readonly id: string;
  readonly pauses: readonly Pause[];
  readonly rhythms: readonly Rhythm[];
  readonly endedAt: number | null;
  readonly done: readonly Day[];
  readonly zone: string;
  readonly shortDays: readonly Day[];
  readonly coached: boolean;
}

/** `$1` is compared by `which`. */
const loopGoals = (name: string, which: string): Statement => ({
  name,
  sql: `select g.id, g.pauses, g.rhythms, coalesce(g.completed_at, g.closed_at) as "endedAt", u.time_zone as zone,
      u.short_days as "shortDays", g.status = 'active' and g.coach_id is not null as coached,
      (select coalesce(json_agg(c.period), '[]') from weekly_check_ins c where c.goal_id = g.id and c.period >= $2) as done
    from goals g join users u on u.id = g.owner_id
    where ${which} and g.deleted_at is null and coalesce(g.completed_at, g.closed_at, $3) >= $3
    order by g.id limit ${PAGE}`,
});
const page = loopGoals("loop_goals", "g.id > $1");
const ofOwner = loopGoals("loop_goals_of", "g.owner_id = $1");

async function readGoals(
  db: Queryable,
  statement: Statement,
  one: string,
  since: Day,
): Promise<LoopRow[]> {
  // The longest period may have only its last day in that week.
  const first = addDays(since, -longestPeriodDays);
  const rows = await db.run<Row>(statement, [one, first, dayNumber(first) * DAY_MS]);
  return rows.map(({ endedAt, done, ...row }) => {
    const ended = endedAt === null ? null : dayOf(endedAt, row.zone);
    return { ...row, ended, done: new Set(done) };
  });
}

export function readLoopGoals(db: Queryable, after: string, since: Day): Promise<LoopRow[]> {
  return readGoals(db, page, after, since);
}

/** A page of one person's goals. */
export function readLoopGoalsOf(db: Queryable, uid: string, since: Day): Promise<LoopRow[]> {
  return readGoals(db, ofOwner, uid, since);
}

const answered: Statement = {
  name: "loop_answers",
  sql: `select id, at, seen_at as "seenAt" from weekly_check_ins
    where (seen_at, id) > ($1, $2) and seen_at < $3 order by seen_at, id limit ${ANSWERS}`,
};

/** In UTC. */
export async function readAnswers(db: Queryable, week: Day): Promise<Answers> {
  const [from, until] = [dayNumber(week) * DAY_MS, dayNumber(addDays(week, 7)) * DAY_MS];
  const counts: Record<string, number> = {};
  let last = { seenAt: from, id: "" };
  for (;;) {
    const rows = await db.run<{ id: string; at: number; seenAt: number }>(answered, [
      last.seenAt,
      last.id,
      until,
    ]);
    for (const { at, seenAt } of rows) {
      const quarters = answerQuarters(at, seenAt);
      counts[quarters] = (counts[quarters] ?? 0) + 1;
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < ANSWERS) return counts;
    last = end;
  }
}
