import type { Excuse } from "#domain/check-in-period.ts";
import { namelessOwner } from "#domain/invitation.ts";
import * as limits from "#domain/limits.ts";
import type { GoalCard } from "#domain/goal.ts";
import { nothingSaid, type KnownCheckIn, type WatchedGoal } from "#domain/needs-you.ts";
import { beginningOf } from "#domain/short-text.ts";
import { shownNameSql } from "#server/account/shown-name.ts";
import { unpraisedSql } from "#server/goals/comeback-store.ts";
import { cardColumns, cardOf, coachedBySql, type CardRow } from "#server/goals/goal-row.ts";
import { keptForCoachSql } from "#server/goals/weekly-check-ins/kept-for-coach.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { hiddenFromPlanner } from "#server/platform/db/hidden-from-planner.ts";

/** The owner's fields decide what is missed; server only. */
export interface Watched {
  readonly watched: WatchedGoal;
  readonly excuse: Excuse;
  readonly timeZone: string;
}

export interface WatchedCard extends Watched {
  readonly watched: WatchedGoal & { readonly goal: GoalCard };
}

interface WatchedRow extends CardRow {
  readonly ownerId: string;
  readonly ownerName: string;
  readonly coachedAt: number;
  readonly timeZone: string;
  readonly shortDays: readonly string[];
  readonly checkIns: readonly Omit<KnownCheckIn, "said">[];
  readonly unreadReply: WatchedGoal["unreadReply"];
  readonly nudgedAt: number | null;
  readonly cameBack: WatchedGoal["cameBack"];
}

// Of a check-in for its owner alone a coach reads only the time (product 25.9).
const lastCheckIns = `select c.id, c.rev, c.period, c.at, c.seen_at is not null as seen,
    case when c.circle = 'coach' then c.health end as health,
    ${keptForCoachSql} as kept,
    case when c.circle = 'coach' and c.seen_at is null then c.help else '' end as help
  from weekly_check_ins c where c.goal_id = g.id order by c.period desc limit ${limits.checkInsKnown}`;

const newestUnread = `select n.id as "noteId", r.text, r.at, min(n.unread_reply_at) over () as since
  from coaching_notes n
  join lateral (
    select r.text, r.created_at as at from note_replies r where r.note_id = n.id order by r.number desc limit 1) r on true
  where n.goal_id = g.id and n.coach_id = g.coach_id and n.unread_reply_at is not null
  order by r.at desc limit 1`;

const watchedSql = `select ${cardColumns}, g.owner_id as "ownerId", g.coached_at as "coachedAt",
    u.time_zone as "timeZone", u.short_days as "shortDays", ${shownNameSql(namelessOwner)} as "ownerName",
    (select coalesce(json_agg(c), '[]') from (${lastCheckIns}) c) as "checkIns",
    (select to_json(r) from (${newestUnread}) r) as "unreadReply",
    (select n.created_at from coaching_notes n where n.goal_id = g.id and n.nudge
      order by n.created_at desc limit 1) as "nudgedAt",
    (${unpraisedSql}) as "cameBack"
  from goals g join users u on u.id = g.owner_id
  where ${coachedBySql(hiddenFromPlanner("$1"))}`;

const ofOwners: Statement = {
  name: "coach_watched",
  sql: `${watchedSql} and g.owner_id = any($2)`,
};

const ofGoal: Statement = { name: "coach_watched_goal", sql: `${watchedSql} and g.id = $2` };

function watchedOf(row: WatchedRow): WatchedCard {
  const { ownerId, ownerName, coachedAt, checkIns, unreadReply, nudgedAt, cameBack } = row;
  const reply = unreadReply && {
    ...unreadReply,
    text: beginningOf(unreadReply.text, limits.lastWords),
  };
  return {
    watched: {
      goal: cardOf(row),
      ownerId,
      ownerName,
      coachedAt,
      checkIns: checkIns.map((one) => ({ ...one, said: nothingSaid })),
      unreadReply: reply,
      nudgedAt,
      cameBack,
    },
    excuse: { shortDays: row.shortDays },
    timeZone: row.timeZone,
  };
}

export async function readWatched(
  db: Queryable,
  coachId: string,
  owners: readonly string[],
): Promise<readonly WatchedCard[]> {
  return (await db.run<WatchedRow>(ofOwners, [coachId, owners])).map(watchedOf);
}

export async function readWatchedGoal(
  db: Queryable,
  coachId: string,
  goalId: string,
): Promise<Watched | undefined> {
  const [row] = await db.run<WatchedRow>(ofGoal, [coachId, goalId]);
  return row && watchedOf(row);
}
