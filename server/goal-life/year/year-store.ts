import { sql } from "kysely";
import { DAY_MS, dayNumber, dayOf, type Day } from "#domain/day.ts";
import { yearSpan, type YearFacts } from "#domain/year.ts";
import { cardFields, cardOf } from "#server/goals/goal-row.ts";
import { readWeekOwner, type WeekOwner } from "#server/goals/week/week-store.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** Goals that existed in the year; the days of zones differ by a day from UTC's. */
function readGoals({ kysely }: Queryable, uid: string, from: Day, until: Day) {
  const edge = (day: Day, days: number) => (dayNumber(day) + days) * DAY_MS;
  return kysely
    .selectFrom("goals as g")
    .select([...cardFields, "g.learned"])
    .where("g.owner_id", "=", uid)
    .where("g.deleted_at", "is", null)
    .where("g.created_at", "<", edge(until, 1))
    .where(({ eb, fn, or }) =>
      or([
        eb("g.status", "=", "active"),
        eb(fn.coalesce("g.completed_at", "g.closed_at"), ">=", edge(from, -1)),
      ]),
    )
    .orderBy("g.created_at")
    .orderBy("g.id")
    .execute();
}

/** Entries that were not undone. */
function standing({ kysely }: Queryable, uid: string) {
  return kysely
    .selectFrom("progress_entries as e")
    .innerJoin("goals as g", "g.id", "e.goal_id")
    .leftJoin("progress_entries as u", "u.undoes", "e.id")
    .where("g.owner_id", "=", uid)
    .where("g.deleted_at", "is", null)
    .where("e.undoes", "is", null)
    .where("u.id", "is", null);
}

function readCheckIns({ kysely }: Queryable, uid: string, from: Day, until: Day) {
  return kysely
    .selectFrom("weekly_check_ins as c")
    .innerJoin("goals as g", "g.id", "c.goal_id")
    .select(["c.goal_id as goalId", "c.period", "c.kept"])
    .where("g.owner_id", "=", uid)
    .where("g.deleted_at", "is", null)
    .where("c.period", ">=", from)
    .where("c.period", "<", until)
    .orderBy("c.period")
    .execute();
}

async function readBegan(db: Queryable, uid: string, zone: string): Promise<Day | null> {
  const [entries, goals] = await Promise.all([
    standing(db, uid)
      .select(sql<Day | null>`min(e.day)`.as("first"))
      .executeTakeFirst(),
    db.kysely
      .selectFrom("goals")
      .select(({ fn }) => fn.min("created_at").as("first"))
      .where("owner_id", "=", uid)
      .where("deleted_at", "is", null)
      .executeTakeFirst(),
  ]);
  const made = goals?.first == null ? null : dayOf(goals.first, zone);
  const [first = null] = [entries?.first ?? null, made].filter((day) => day !== null).toSorted();
  return first;
}

interface YearOfOwner extends YearFacts {
  readonly now: WeekOwner["now"];
}

/** Null if the person is gone. */
export async function readYearFacts(
  db: Queryable,
  uid: string,
  year: number,
  at: number,
): Promise<YearOfOwner | null> {
  const owner = await readWeekOwner(db, uid, at);
  if (owner === null) return null;
  const { now, excuse } = owner;
  const { from, until } = yearSpan(year);
  const [goals, days, checkIns, began] = await Promise.all([
    readGoals(db, uid, from, until),
    standing(db, uid)
      .select("e.day")
      .distinct()
      .where("e.day", ">=", from)
      .where("e.day", "<", until)
      .orderBy("e.day")
      .execute(),
    readCheckIns(db, uid, from, until),
    readBegan(db, uid, now.zone),
  ]);
  return {
    now,
    excuse,
    began,
    goals: goals.map((row) => ({ ...cardOf(row), learned: row.learned })),
    days: days.map(({ day }) => day),
    checkIns,
  };
}
