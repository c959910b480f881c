import type { CoachedGoal } from "#domain/coaching-week.ts";
import { nowIn, type Day } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { namelessOwner } from "#domain/invitation.ts";
import type { LookedBack, PastCheckIn } from "#domain/digest.ts";
import * as limits from "#domain/limits.ts";
import { furthestAhead } from "#domain/mail-schedule.ts";
import type { MeasureValue } from "#domain/measure.ts";
import { shownNameSql } from "#server/account/shown-name.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { cardColumns, cardOf, coachedBySql, type CardRow } from "#server/goals/goal-row.ts";
import type { GoalWords } from "./outbox/mail-facts.ts";

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

const readingBefore: Statement = {
  name: "mail_sent_before",
  sql: `select person.uid, m.sent_at as at from unnest($1::text[], $2::text[]) as person(uid, day),
    lateral (select m.sent_at from email_messages m where m.user_id = person.uid and m.type = $3
      and m.period < person.day and m.status = 'sent' order by m.period desc limit 1) m`,
};

/** Mail that tells of the time since the one before: the day on which it is due, and since when where none was sent lately (milliseconds). */
export interface ToldTime {
  readonly day: Day;
  readonly since: number;
}

/**
 * Since when the mail of several people tells, by person: since the facts of the one before were read as it left, however long or short a time a
 * change of check-in day or zone, or a week without mail, has made of that. Milliseconds.
 */
export async function toldSince(
  db: Queryable,
  type: "weekly_update" | "coaching_week",
  due: ReadonlyMap<string, ToldTime>,
  at: number,
): Promise<Map<string, number>> {
  const days = [...due.values()].map(({ day }) => day);
  const rows = await db.run<Owned & { readonly at: number }>(readingBefore, [
    [...due.keys()],
    days,
    type,
  ]);
  const sent = new Map(rows.map((row) => [row.uid, Math.min(row.at, at)]));
  const reach = at - furthestAhead.digest;
  return new Map(
    [...due].map(([uid, { since }]) => {
      const before = sent.get(uid) ?? 0;
      return [uid, before > reach ? before : Math.max(since, before)];
    }),
  );
}

interface LookedRow extends Owned, CardRow {
  readonly moved: boolean;
  readonly before: MeasureValue;
  readonly checkIns: readonly PastCheckIn[];
}

// `since` is each person's own. First in the index of when entries were written, however many there are.
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

/** The goals of several people with what they were worth at an instant of each person's own. */
export async function goalsSince(
  db: Queryable,
  since: ReadonlyMap<string, number>,
): Promise<Map<string, LookedBack[]>> {
  const rows = await db.run<LookedRow>(readingGoals, [[...since.keys()], [...since.values()]]);
  return byOwner(rows, (row) => {
    const { moved, before, checkIns } = row;
    return { goal: cardOf(row), before: moved ? before : undefined, checkIns };
  });
}

// `since` is each person's own.
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

/** What coaches wrote on the goals of several people since an instant of each person's own: the newest few, newest first. */
export async function wordsSince(
  db: Queryable,
  since: ReadonlyMap<string, number>,
): Promise<Map<string, GoalWords[]>> {
  const values = [[...since.keys()], [...since.values()]];
  const rows = await db.run<Owned & GoalWords>(readingWords, values);
  return byOwner(rows, ({ by, text, goalId, on }) => ({ by, text, goalId, on }));
}

interface CoachedRow extends Owned, CardRow {
  readonly ownerId: string;
  readonly ownerName: string;
  readonly coachedAt: number;
  readonly checkIns: CoachedGoal["checkIns"];
  readonly shortDays: readonly Day[];
  readonly zone: string;
}

// `since` is each coach's own. Of what is for its owner alone nothing leaves but its time (product 25.9).
const readingCoached: Statement = {
  name: "mail_coached_since",
  sql: `select coach.uid, ${cardColumns}, g.owner_id as "ownerId", ${shownNameSql(namelessOwner)} as "ownerName",
      g.coached_at as "coachedAt", u.short_days as "shortDays", u.time_zone as zone,
      coalesce((select jsonb_agg(c order by c.at) from (
        select c.at, case when c.circle = 'coach' then c.health end as health,
          case when c.circle = 'coach' then c.help else '' end as help from weekly_check_ins c
        where c.goal_id = g.id and c.at >= coach.since order by c.goal_id desc, c.at desc limit ${limits.checkInsKnown}) c), '[]') as "checkIns"
    from unnest($1::text[], $2::bigint[]) as coach(uid, since)
    join goals g on ${coachedBySql("coach.uid")} and g.status = 'active' and g.deleted_at is null
    join users u on u.id = g.owner_id
    order by "ownerName", g.owner_id, g.due_date, g.id`,
};

/** The goals that several people coach, with the check-ins since an instant of each coach's own. */
export async function coachedSince(
  db: Queryable,
  since: ReadonlyMap<string, number>,
  at: number,
): Promise<Map<string, CoachedGoal[]>> {
  const rows = await db.run<CoachedRow>(readingCoached, [[...since.keys()], [...since.values()]]);
  return byOwner(rows, (row) => {
    const { ownerId, ownerName, coachedAt, checkIns, shortDays, zone } = row;
    const told = { ownerId, ownerName, coachedAt, checkIns, excuse: { shortDays } };
    return { goal: cardOf(row), ...told, now: nowIn(at, zone) };
  });
}
