import type { GoalCard } from "#domain/goal.ts";
import type { LookedBack } from "#domain/digest.ts";
import { limits } from "#domain/limits.ts";
import type { MeasureValue } from "#domain/measure.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { cardColumns, cardOf, type CardRow } from "#server/goals/goal-row.ts";
import type { QuotedWords } from "./outbox/mail-facts.ts";

interface Owned {
  readonly uid: string;
}

function byOwner<R extends Owned, T>(rows: readonly R[], factOf: (row: R) => T): Map<string, T[]> {
  const owners = Map.groupBy(rows, ({ uid }) => uid);
  return new Map([...owners].map(([uid, own]) => [uid, own.map(factOf)]));
}

const readingActive: Statement = {
  name: "mail_active_goals",
  sql: `select g.owner_id as uid, ${cardColumns} from goals g where g.owner_id = any($1)
    and g.status = 'active' and g.deleted_at is null
    order by g.due_date, g.id`,
};

/** The goals of several people that are under way, by person. */
export async function activeGoals(
  db: Queryable,
  uids: readonly string[],
): Promise<Map<string, GoalCard[]>> {
  return byOwner(await db.run<Owned & CardRow>(readingActive, [uids]), cardOf);
}

interface LookedRow extends Owned, CardRow {
  readonly moved: boolean;
  readonly before: MeasureValue;
}

// `since` is each person's own.
const readingGoals: Statement = {
  name: "mail_goals_since",
  sql: `select g.owner_id as uid, ${cardColumns}, n.id is not null as moved, n.from_value as before
    from unnest($1::text[], $2::bigint[]) as person(uid, since)
    join goals g on g.owner_id = person.uid and g.deleted_at is null
      and (g.status = 'active' or g.completed_at >= person.since)
    left join lateral (select e.id, e.from_value from progress_entries e
      where e.goal_id = g.id and e.at >= person.since order by e.number limit 1) n on true
    order by g.due_date, g.id`,
};

/** The goals of several people with what they were worth at an instant of each person's own. */
export async function goalsSince(
  db: Queryable,
  since: ReadonlyMap<string, number>,
): Promise<Map<string, LookedBack[]>> {
  const rows = await db.run<LookedRow>(readingGoals, [[...since.keys()], [...since.values()]]);
  return byOwner(rows, (row) => {
    return { goal: cardOf(row), before: row.moved ? row.before : undefined };
  });
}

// `since` is each person's own.
const readingWords: Statement = {
  name: "mail_words_since",
  sql: `select person.uid, n.coach_name as by, n.note as text
    from unnest($1::text[], $2::bigint[]) as person(uid, since),
    lateral (select n.coach_name, n.note, n.created_at, n.id from goals g
      join coaching_notes n on n.goal_id = g.id
      where g.owner_id = person.uid and g.deleted_at is null and n.created_at >= person.since
      order by n.created_at desc, n.id desc limit ${limits.digestWords}) n
    order by n.created_at desc, n.id desc`,
};

/** What coaches wrote on the goals of several people since an instant of each person's own: the newest few, newest first. */
export async function wordsSince(
  db: Queryable,
  since: ReadonlyMap<string, number>,
): Promise<Map<string, QuotedWords[]>> {
  const values = [[...since.keys()], [...since.values()]];
  const rows = await db.run<Owned & QuotedWords>(readingWords, values);
  return byOwner(rows, ({ by, text }) => ({ by, text }));
}
