import type { Rhythm } from "#domain/check-in-period.ts";
import * as limits from "#domain/limits.ts";
import { nothingSaid, type WatchedGoal } from "#domain/needs-you.ts";
import type { Health } from "#domain/weekly-check-in.ts";
import { unpraisedSql } from "#server/goals/comeback-store.ts";
import {
  coachedBySql,
  standingFields,
  standingOf,
  type StandingRow,
} from "#server/goals/goal-row.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { packSql, unpackRows, type Packed } from "#server/platform/db/packed.ts";
import { hiddenFromPlanner } from "#server/platform/db/hidden-from-planner.ts";
import type { Watched } from "./watched-store.ts";

interface GravestRow extends StandingRow {
  readonly id: string;
  readonly owner_id: string;
  readonly coached_at: number;
  readonly rhythms: readonly Rhythm[];
  readonly checked_in: string | null;
  readonly completion_asked_at: number | null;
  readonly time_zone: string;
  readonly short_days: readonly string[];
  readonly at: number | null;
  readonly health: Health | null;
  readonly help: string | null;
  readonly reply: readonly [at: number, since: number] | null;
  readonly nudged_at: number | null;
  readonly came_back: WatchedGoal["cameBack"];
}

const columns = [
  ...standingFields,
  "g.id",
  "g.owner_id",
  "g.coached_at",
  "g.rhythms",
  "g.checked_in",
  "g.completion_asked_at",
  "u.time_zone",
  "u.short_days",
  "c.at",
  "c.health",
  "c.help",
  "r.reply",
  "n.nudged_at",
  "k.came_back",
];

// Reads only the first check-in in the order of domain/needs-you.ts.
const mostUrgent: Statement = {
  name: "coach_gravest",
  sql: `select ${packSql(columns)} as goals
    from goals g join users u on u.id = g.owner_id
    left join lateral (
      select w.at, w.health, left(w.help, 1) as help
      from (select * from weekly_check_ins c where c.goal_id = g.id order by c.period desc limit ${limits.checkInsKnown}) w
      where w.circle = 'coach' and w.seen_at is null and w.at >= g.coached_at
      order by case when w.help <> '' then 0 when w.health = 'off-track' then 1 else 2 end, w.at limit 1) c on true
    left join lateral (
      select json_build_array(r.at, min(n.unread_reply_at) over ()) as reply
      from coaching_notes n
      join lateral (select r.created_at as at from note_replies r where r.note_id = n.id order by r.number desc limit 1) r on true
      where n.goal_id = g.id and n.coach_id = g.coach_id and n.unread_reply_at is not null
      order by r.at desc limit 1) r on true
    left join lateral (
      select n.created_at as nudged_at from coaching_notes n where n.goal_id = g.id and n.nudge
      order by n.created_at desc limit 1) n on true
    left join lateral (${unpraisedSql}) k on true
    where ${coachedBySql(hiddenFromPlanner("$1"))}`,
};

const unknown = { id: "", rev: 1, period: "", kept: null, seen: false, said: nothingSaid };

function watchedOf(row: GravestRow): Watched & { readonly goalId: string } {
  const { at, health, help, reply } = row;
  return {
    goalId: row.id,
    watched: {
      goal: {
        ...standingOf(row),
        rhythms: row.rhythms,
        checkedIn: row.checked_in,
        completionAskedAt: row.completion_asked_at,
      },
      ownerId: row.owner_id,
      ownerName: "",
      coachedAt: row.coached_at,
      checkIns: at === null || help === null ? [] : [{ ...unknown, at, health, help }],
      unreadReply: reply && { noteId: "", text: "", at: reply[0], since: reply[1] },
      nudgedAt: row.nudged_at,
      cameBack: row.came_back,
    },
    excuse: { shortDays: row.short_days },
    timeZone: row.time_zone,
  };
}

/** All goals, but without texts and names: just enough to order them. */
export async function readMostUrgent(db: Queryable, coachId: string) {
  const [row] = await db.run<{ goals: Packed }>(mostUrgent, [coachId]);
  return unpackRows<GravestRow>(columns, row?.goals ?? []).map(watchedOf);
}
