import type { Measure } from "#domain/measure.ts";
import type { ProgressChange } from "#domain/progress.ts";
import type { WriteKey } from "../http/door.ts";
import type { Queryable, Statement } from "../db/database.ts";
import { measureColumns } from "./goal-row.ts";

// $1 goal, $2 rev that was decided on, $3 instant, $4 owner, $5 key, $6 body hash. A key that was used
// meanwhile breaks the primary key, and with it the whole statement.
const keyed = `keyed as (
    insert into idempotency (user_id, key, body_hash, subject_id, created_at)
    select $4, $5, $6, $1, $3 from moved)`;

const progress: Statement = {
  name: "goal_progress",
  sql: `with moved as (
    update goals set current_number = $7, current_day = $8, current_done = $9,
      last_progress_update_at = $3, rev = rev + 1
    where id = $1 and rev = $2 and owner_id = $4 and not completed returning rev),
  entry as (
    insert into progress_entries (id, goal_id, from_value, to_value, day, at, source)
    select $10, $1, $11, $12, $13, $3, $14 from moved),
  activity as (
    insert into daily_activity (user_id, day, last_check_in) select $4, $13, $3 from moved
    on conflict (user_id, day) do update
      set last_check_in = greatest(daily_activity.last_check_in, excluded.last_check_in), checked_in_today = true),
  ${keyed}
  select rev from moved`,
};

/** A write that was decided on one revision of a goal. */
export interface GoalWrite {
  readonly goalId: string;
  readonly ownerId: string;
  readonly rev: number;
  readonly at: number;
  readonly key: WriteKey;
}

function common(write: GoalWrite): (string | number)[] {
  return [write.goalId, write.rev, write.at, write.ownerId, write.key.key, write.key.bodyHash];
}

export interface Move {
  readonly entryId: string;
  readonly from: Measure;
  readonly to: Measure;
  readonly day: string;
  readonly source: ProgressChange["kind"];
}

/**
 * Goal, ledger entry, the day's activity and the key, in one statement: all of it or nothing. Answers the new
 * revision, or null where the goal has moved on since.
 */
export async function writeProgress(
  db: Queryable,
  write: GoalWrite,
  move: Move,
): Promise<number | null> {
  const to = measureColumns(move.to);
  const [row] = await db.run<{ rev: number }>(progress, [
    ...common(write),
    to.current_number,
    to.current_day,
    to.current_done,
    move.entryId,
    JSON.stringify(move.from.currentValue),
    JSON.stringify(move.to.currentValue),
    move.day,
    move.source,
  ]);
  return row?.rev ?? null;
}

const completion: Statement = {
  name: "goal_complete",
  sql: `with moved as (
    update goals set completed = true, status = 'completed', completed_at = $3, coach_id = null,
      coach_name = null, coach_status = 'declined_by_user', coached_at = null, rev = rev + 1
    where id = $1 and rev = $2 and owner_id = $4 and not completed returning rev),
  ${keyed}
  select rev from moved`,
};

/** Marks a goal complete and clears its coach; answers the new revision, or null where it has moved on since. */
export async function writeCompletion(db: Queryable, write: GoalWrite): Promise<number | null> {
  const [row] = await db.run<{ rev: number }>(completion, common(write));
  return row?.rev ?? null;
}
