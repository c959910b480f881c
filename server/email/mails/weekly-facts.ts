import { dayOf, nowIn, type Day } from "#domain/day.ts";
import { digestOf, type Digest, type LookedBack, type PastCheckIn } from "#domain/digest.ts";
import * as limits from "#domain/limits.ts";
import type { MeasureValue } from "#domain/measure.ts";
import { cardColumns, cardOf, type CardRow } from "#server/goals/goal-row.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { QuotedWords } from "./mail-kind.ts";
import { byOwner, lastDigestAt, type PersonRow, type SinceLast } from "./last-digest.ts";

interface GoalWords extends QuotedWords {
  readonly goalId: string;
  readonly on: string;
}

export type DigestFacts = Digest & {
  readonly day: Day;
  /** Of the previous digest, in milliseconds; `from` is its day. */
  readonly since: number;
  readonly from: Day;
  readonly words: readonly GoalWords[];
};

interface LookedRow extends PersonRow, CardRow {
  readonly moved: boolean;
  readonly before: MeasureValue;
  readonly checkIns: readonly PastCheckIn[];
}

// `since` differs by person; uses the index on the time of writing.
const readingGoals: Statement = {
  name: "mail_goals_since",
  sql: `select g.owner_id as uid, ${cardColumns}, n.id is not null as moved, n.from_value as before,
      coalesce((select jsonb_agg(c order by c.period desc) from (
        select c.period, c.at, c.promise, c.kept from weekly_check_ins c
        where c.goal_id = g.id order by c.period desc limit 2) c), '[]') as "checkIns"
    from unnest($1::text[], $2::bigint[]) as person(uid, since)
    join goals g on g.owner_id = person.uid and g.deleted_at is null
      and (g.status = 'active' or g.completed_at >= person.since)
    left join lateral (select e.id, e.from_value from progress_entries e
      where e.goal_id = g.id and e.at >= person.since order by e.goal_id, e.at, e.number limit 1) n on true
    order by g.due_date, g.id`,
};

async function goalsSince(
  db: Queryable,
  since: ReadonlyMap<string, number>,
): Promise<Map<string, LookedBack[]>> {
  const rows = await db.run<LookedRow>(readingGoals, [[...since.keys()], [...since.values()]]);
  return byOwner(rows, (row) => {
    const { moved, before, checkIns } = row;
    return { goal: cardOf(row), before: moved ? before : undefined, checkIns };
  });
}

const readingWords: Statement = {
  name: "mail_words_since",
  sql: `select person.uid, n.coach_name as by, n.note as text, n.goal_id as "goalId", n.description as "on"
    from unnest($1::text[], $2::bigint[]) as person(uid, since),
    lateral (select n.coach_name, n.note, n.created_at, n.id, n.goal_id, g.description from goals g
      join coaching_notes n on n.goal_id = g.id
      where g.owner_id = person.uid and g.deleted_at is null and n.created_at >= person.since
      order by n.created_at desc, n.id desc limit ${limits.digestWords}) n
    order by n.created_at desc, n.id desc`,
};

export async function wordsSince(
  db: Queryable,
  since: ReadonlyMap<string, number>,
): Promise<Map<string, GoalWords[]>> {
  const values = [[...since.keys()], [...since.values()]];
  const rows = await db.run<PersonRow & GoalWords>(readingWords, values);
  return byOwner(rows, ({ by, text, goalId, on }) => ({ by, text, goalId, on }));
}

export type ZonedDue = SinceLast & { readonly zone: string };

export async function readDigests(
  db: Queryable,
  due: ReadonlyMap<string, ZonedDue>,
  at: number,
): Promise<Map<string, DigestFacts>> {
  if (due.size === 0) return new Map();
  const since = await lastDigestAt(db, "weekly_update", due, at);
  const goals = await goalsSince(db, since);
  const words = await wordsSince(db, since);
  const told = [...due].flatMap(([uid, { zone, day, since: planned }]) => {
    const from = since.get(uid) ?? planned;
    const digest = digestOf(goals.get(uid) ?? [], from, nowIn(at, zone));
    if (digest === null) return [];
    const facts = { ...digest, day, since: from, from: dayOf(from, zone) };
    return [[uid, { ...facts, words: words.get(uid) ?? [] }] as const];
  });
  return new Map(told);
}
