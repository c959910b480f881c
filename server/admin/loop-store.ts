import type { Rhythm } from "#domain/cadence.ts";
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

/** Goals that are read at once. */
const PAGE = 500;
const ANSWERS = 2_000;

/** A week as it is kept. */
export interface LoopWeek extends LoopCounts {
  readonly week: Day;
  /** Goals under way with a coach, when it was counted last. */
  readonly coached: number;
  readonly answers: Answers;
  /** Milliseconds. */
  readonly countedAt: number;
  readonly final: boolean;
}

/** The weeks from a Monday on that are counted, oldest first. */
export function readLoopWeeks({ kysely }: Queryable, since: Day): Promise<LoopWeek[]> {
  return kysely
    .selectFrom("loop_weeks")
    .select(["week", "coached", "done", "due", "missed", "excused", "answers", "final"])
    .select("counted_at as countedAt")
    .where("week", ">=", since)
    .orderBy("week")
    .execute();
}

/** The newest week that is counted no more at an instant; null where none is. What was counted later than that, a clock that was ahead has counted. */
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

/** Keeps weeks as they were counted; one that is final stays, unless a clock that was ahead has made it so. */
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

/** Forgets the weeks after one, which have not begun yet: a clock that was ahead has counted them. */
export async function dropWeeksAfter({ kysely }: Queryable, newest: Day): Promise<void> {
  await kysely.deleteFrom("loop_weeks").where("week", ">", newest).execute();
}

/** Forgets all weeks: of goals that are made with their past, also those that are over are counted anew. */
export async function forgetLoopWeeks({ kysely }: Queryable): Promise<void> {
  await kysely.deleteFrom("loop_weeks").execute();
}

/** A goal as its periods are counted, in the zone of its owner. */
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

const page: Statement = {
  name: "loop_goals",
  sql: `select g.id, g.pauses, g.rhythms, coalesce(g.completed_at, g.closed_at) as "endedAt", u.time_zone as zone,
      u.short_days as "shortDays", g.status = 'active' and g.coach_id is not null as coached,
      (select coalesce(json_agg(c.period), '[]') from weekly_check_ins c where c.goal_id = g.id and c.period >= $2) as done
    from goals g join users u on u.id = g.owner_id
    where g.id > $1 and g.deleted_at is null and coalesce(g.completed_at, g.closed_at, $3) >= $3
    order by g.id limit ${PAGE}`,
};

/** The goals behind one by their ids, a page of them, as far as they matter from the week of a Monday on; empty behind the last. */
export async function readLoopGoals(db: Queryable, after: string, since: Day): Promise<LoopRow[]> {
  // Of the longest period of which only the last day lies in that week.
  const first = addDays(since, -longestPeriodDays);
  const rows = await db.run<Row>(page, [after, first, dayNumber(first) * DAY_MS]);
  return rows.map(({ endedAt, done, ...row }) => {
    const ended = endedAt === null ? null : dayOf(endedAt, row.zone);
    return { ...row, ended, done: new Set(done) };
  });
}

const answered: Statement = {
  name: "loop_answers",
  sql: `select id, at, seen_at as "seenAt" from weekly_check_ins
    where (seen_at, id) > ($1, $2) and seen_at < $3 order by seen_at, id limit ${ANSWERS}`,
};

/** How long the answers took that coaches gave in the week of a Monday, in UTC. */
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
