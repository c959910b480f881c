import type { Badge } from "#contract/badges.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { Measure } from "#domain/measure.ts";
import type { NewEntry } from "#domain/ledger.ts";
import { badgeColumns, badgeRow } from "./badges/badge-store.ts";
import type { WriteKey } from "#server/platform/http/door.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import { measureColumns } from "./goal-row.ts";

// $1 goal, $2 rev that was decided on, $3 instant, $4 owner, $5 key, $6 body hash. A key that was used
// meanwhile breaks the primary key, and with it the whole statement.
function keyed(result: string): string {
  return `keyed as (
    insert into idempotency (user_id, key, body_hash, subject_id, created_at, result_id)
    select $4, $5, $6, $1, $3, ${result} from moved)`;
}

// $15: whether the move counts for today. A move of an earlier day and an undo touch neither the last update
// nor the day's activity (product 4.18).
const moving = `with moved as (
    update goals set current_number = $7, current_day = $8, current_done = $9,
      last_progress_update_at = case when $15::boolean then $3 else last_progress_update_at end, rev = rev + 1
    where id = $1 and rev = $2 and owner_id = $4 and not completed returning rev),
  entry as (
    insert into progress_entries (id, goal_id, from_value, to_value, day, at, source, note, undoes)
    select $10, $1, $11, $12, $13, $3, $14, $16, $17 from moved),
  activity as (
    insert into daily_activity (user_id, day, last_check_in) select $4, $13, $3 from moved where $15::boolean
    on conflict (user_id, day) do update
      set last_check_in = greatest(daily_activity.last_check_in, excluded.last_check_in), checked_in_today = true),
  ${keyed("$10")}`;

const progress: Statement = { name: "goal_progress", sql: `${moving} select rev from moved` };

// Of two moves that earn the same badge at once one writes it, and only that one answers it.
const progressWithBadges: Statement = {
  name: "goal_progress_badges",
  sql: `${moving},
  badge as (
    insert into badges (user_id, ${badgeColumns})
    select $4, ${badgeColumns} from moved, jsonb_populate_recordset(null::badges, $18::jsonb)
    on conflict (user_id, badge_id) do nothing returning badge_id)
  select rev, array(select badge_id from badge) as badges from moved`,
};

/** A write that was decided on one revision of a goal. */
export interface GoalWrite {
  readonly goalId: string;
  readonly ownerId: string;
  readonly rev: number;
  readonly at: number;
  readonly key: WriteKey;
}

/** What a write did: the goal's revision after it, and the badges that it gave. */
export interface Written {
  readonly rev: number;
  readonly badges: Badge[];
}

function common(write: GoalWrite): (string | number)[] {
  return [write.goalId, write.rev, write.at, write.ownerId, write.key.key, write.key.bodyHash];
}

export interface Move {
  /** The entry's. */
  readonly id: string;
  readonly to: Measure;
  /** Its instant is the write's. */
  readonly entry: NewEntry;
  /** True where it counts for today: the last update and the day's activity. */
  readonly counts: boolean;
  /** Badges that it earns, unless they were given before. */
  readonly badges: readonly Badge[];
}

function movedValues(
  write: GoalWrite,
  { id, to, entry, counts }: Move,
): (string | number | boolean | null)[] {
  const columns = measureColumns(to);
  return [
    ...common(write),
    columns.current_number,
    columns.current_day,
    columns.current_done,
    id,
    JSON.stringify(entry.from),
    JSON.stringify(entry.to),
    entry.day,
    entry.source,
    counts,
    entry.note,
    entry.undoes,
  ];
}

/**
 * Goal, ledger entry, the day's activity, badges and the key, in one statement: all of it or nothing. Null where
 * the goal has moved on since.
 */
export async function writeProgress(
  db: Queryable,
  write: GoalWrite,
  move: Move,
): Promise<Written | null> {
  const values = movedValues(write, move);
  const [row] =
    move.badges.length === 0
      ? await db.run<{ rev: number; badges?: string[] }>(progress, values)
      : await db.run<{ rev: number; badges: string[] }>(progressWithBadges, [
          ...values,
          JSON.stringify(move.badges.map(badgeRow)),
        ]);
  if (!row) return null;
  const given = row.badges ?? [];
  return { rev: row.rev, badges: move.badges.filter(({ badgeId }) => given.includes(badgeId)) };
}

const completion: Statement = {
  name: "goal_complete",
  sql: `with moved as (
    update goals set completed = true, status = 'completed', completed_at = $3, coach_id = null,
      coach_name = null, coach_status = 'declined_by_user', coached_at = null, rev = rev + 1
    where id = $1 and rev = $2 and owner_id = $4 and not completed returning rev),
  uninvited as (
    update invitations set ended = case when expires_at > $3 then 'completed' else 'expired' end, ended_at = $3
    where goal_id = $1 and ended is null and exists (select from moved)),
  ${keyed("null")}
  select rev from moved`,
};

/** Marks a goal complete, clears its coach and ends its invitation; null where it has moved on since. */
async function writeCompletion(db: Queryable, write: GoalWrite): Promise<Written | null> {
  const [row] = await db.run<{ rev: number }>(completion, common(write));
  return row ? { rev: row.rev, badges: [] } : null;
}

const keeping: Statement = {
  name: "goal_keep",
  sql: `with moved as (
    select rev from goals where id = $1 and rev = $2 and owner_id = $4 and not completed),
  ${keyed("null")}
  select rev from moved`,
};

/** Uses the key of a change that changes nothing, and writes nothing else. */
async function writeNothing(db: Queryable, write: GoalWrite): Promise<Written | null> {
  const [row] = await db.run<{ rev: number }>(keeping, common(write));
  return row ? { rev: row.rev, badges: [] } : null;
}

/** What a rule made of a goal. */
export type GoalChange =
  | { readonly kind: "move"; readonly goal: GoalCard; readonly move: Move }
  | { readonly kind: "completion"; readonly goal: GoalCard }
  | { readonly kind: "none"; readonly goal: GoalCard };

/** Writes a change, if the goal still has the revision that it was decided on; null where it has moved on since. */
export function writeChange(
  db: Queryable,
  write: GoalWrite,
  change: GoalChange,
): Promise<Written | null> {
  switch (change.kind) {
    case "move":
      return writeProgress(db, write, change.move);
    case "completion":
      return writeCompletion(db, write);
    case "none":
      return writeNothing(db, write);
  }
}
