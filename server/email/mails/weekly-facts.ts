import { dayOf, nowIn, type Day } from "#domain/day.ts";
import {
  digestOf,
  movedSince,
  type Digest,
  type DigestDays,
  type LookedBack,
  type PastCheckIn,
} from "#domain/digest.ts";
import * as limits from "#domain/limits.ts";
import { cardColumns, cardOf, type CardRow } from "#server/goals/goal-row.ts";
import type { ToldCircles } from "#server/circles/told-circles.ts";
import { comebacksSince } from "#server/goals/comeback-store.ts";
import { readMoves } from "#server/goals/week/week-store.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { QuotedWords } from "./mail-kind.ts";
import { byOwner, lastDigestAt, type PersonRow, type SinceLast } from "./last-digest.ts";
import { currentNotation } from "#server/platform/notation.ts";

interface GoalWords extends QuotedWords {
  readonly goalId: string;
  readonly on: string;
}

/** Circles are read as the mail leaves; older releases told none. */
export type DigestFacts = Digest &
  Partial<ToldCircles> & {
    readonly day: Day;
    /** Of the previous digest, in milliseconds; `from` is its day. */
    readonly since: number;
    readonly from: Day;
    readonly words: readonly GoalWords[];
    /** Returns since, of all goals; absent in facts of older releases. */
    readonly cameBack?: number;
  };

interface LookedRow extends PersonRow, CardRow, DigestDays {
  readonly checkIns: readonly PastCheckIn[];
}

// `since` differs by person.
const readingGoals: Statement = {
  name: "mail_goals_since",
  sql: `select g.owner_id as uid, ${cardColumns}, person.day, person.first as "from",
      coalesce((select jsonb_agg(c order by c.period desc) from (
        select c.period, c.at, c.promise, c.kept from weekly_check_ins c
        where c.goal_id = g.id order by c.period desc limit 2) c), '[]') as "checkIns"
    from unnest($1::text[], $2::bigint[], $3::text[], $4::text[]) as person(uid, since, day, first)
    join goals g on g.owner_id = person.uid and g.deleted_at is null
      and (g.status = 'active' or g.completed_at >= person.since)
    order by g.due_date, g.id`,
};

interface DigestTime extends DigestDays {
  /** Milliseconds. */
  readonly since: number;
}

async function goalsSince(
  db: Queryable,
  times: ReadonlyMap<string, DigestTime>,
): Promise<Map<string, LookedBack[]>> {
  const all = [...times.values()];
  const rows = await db.run<LookedRow>(readingGoals, [
    [...times.keys()],
    all.map(({ since }) => since),
    all.map(({ day }) => day),
    all.map(({ from }) => from),
  ]);
  const moves = await readMoves(
    db,
    rows.map(({ id }) => id),
    rows.map(({ from }) => from),
  );
  const movesOf = Map.groupBy(moves, ({ goalId }) => goalId);
  return byOwner(rows, (row) => {
    const moved = movedSince(row, movesOf.get(row.id) ?? []);
    return { goal: cardOf(row), checkIns: row.checkIns, moved };
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
  const times = new Map(
    [...due].map(([uid, { zone, day, since: planned }]) => {
      const last = since.get(uid) ?? planned;
      return [uid, { day, since: last, from: dayOf(last, zone) }] as const;
    }),
  );
  const goals = await goalsSince(db, times);
  const words = await wordsSince(db, since);
  const cameBack = await comebacksSince(db, since);
  const told = [...due].flatMap(([uid, { zone }]) => {
    const time = times.get(uid);
    const digest =
      time && digestOf(goals.get(uid) ?? [], time.since, nowIn(at, zone), currentNotation());
    if (!digest) return [];
    return [
      [
        uid,
        { ...digest, ...time, words: words.get(uid) ?? [], cameBack: cameBack.get(uid) ?? 0 },
      ] as const,
    ];
  });
  return new Map(told);
}
