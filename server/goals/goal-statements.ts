import type { Statement } from "#server/platform/db/database.ts";
import { countWriteSql } from "#server/platform/write-counts.ts";
import { badgeColumns } from "./badges/badge-store.ts";

/** The first attempt also counts the write. */
export type WriteStatement = Readonly<Record<"first" | "retry", Statement>>;

// $1 goal, $2 expected rev, $3 instant, $4 owner, $5 key, $6 body hash.
// A used key violates the primary key, and so rolls back the whole statement.
function counted(
  name: string,
  moving: string,
  result: string,
  badges = "array[]::text[]",
): WriteStatement {
  const sql = (count: string) => `with counted as (${count}), ${moving},
    keyed as (
      insert into idempotency (user_id, key, body_hash, subject_id, created_at, result_id)
      select $4, $5, $6, $1, $3, ${result} from moved)
    select (select counted from counted), (select rev from moved), ${badges} as badges`;
  return {
    first: { name, sql: sql(countWriteSql("progress", "$4", "$3")) },
    retry: { name: `${name}_retry`, sql: sql("select true as counted") },
  };
}

// `rev` also changes when a goal ends or is deleted.
const isActive =
  "id = $1 and rev = $2 and owner_id = $4 and status = 'active' and deleted_at is null";

// $15: the move counts for today. Earlier days and undos do not (product 4.18).
const insertEntry = `entry as (
    insert into progress_entries (id, goal_id, from_value, to_value, day, at, source, note, undoes)
    select $10, $1, $11, $12, $13, $3, $14, $16, $17 from moved),
  activity as (
    insert into daily_activity (user_id, day, last_check_in) select $4, $13, $3 from moved where $15::boolean
    on conflict (user_id, day) do update
      set last_check_in = greatest(daily_activity.last_check_in, excluded.last_check_in), checked_in_today = true,
        moves = daily_activity.moves + 1)`;
const updateGoal = `moved as (
    update goals set current_number = $7, current_day = $8, current_done = $9,
      last_progress_update_at = $18, completion_asked_at = $19, rev = rev + 1
    from counted where ${isActive} returning rev),
  ${insertEntry}`;

// The day stays active only if another such move is left.
const unmarkDay = `unmarked as (
    update daily_activity d set moves = greatest(d.moves - 1, 0), checked_in_today = d.moves > 1
    from moved where d.user_id = $4 and d.day = $13)`;

// Of two concurrent moves that earn a badge only one returns it.
const insertBadges = `badge as (
    insert into badges (user_id, ${badgeColumns})
    select $4, ${badgeColumns} from moved, jsonb_populate_recordset(null::badges, $20::jsonb)
    on conflict (user_id, badge_id) do nothing returning badge_id)`;
const earned = "array(select badge_id from badge)";

function laying(day: string, kind: string, week: string): string {
  return `came_back as (
    insert into comebacks (goal_id, user_id, day, kind, week, at)
    select $1, $4, ${day}, ${kind}::text, ${week}, $3 from moved where ${kind}::text is not null
    on conflict (goal_id, week) do nothing)`;
}

const takeBack = `taken_back as (
    delete from comebacks c using moved where c.goal_id = $1 and c.day = $13 and c.kind = 'day')`;

export const moves = {
  plain: counted("goal_progress", updateGoal, "$10"),
  unmarking: counted("goal_undo", `${updateGoal}, ${unmarkDay}`, "$10"),
};
export const movesWithBadges = {
  plain: counted("goal_progress_badges", `${updateGoal}, ${insertBadges}`, "$10", earned),
  unmarking: counted(
    "goal_undo_badges",
    `${updateGoal}, ${unmarkDay}, ${insertBadges}`,
    "$10",
    earned,
  ),
};
/** Each day at most once: not worth a form without badges. */
export const movesWithComeback = {
  plain: counted(
    "goal_progress_comeback",
    `${updateGoal}, ${insertBadges}, ${laying("$13", "$21", "$22")}`,
    "$10",
    earned,
  ),
  unmarking: counted(
    "goal_undo_comeback",
    `${updateGoal}, ${unmarkDay}, ${insertBadges}, ${takeBack}`,
    "$10",
    earned,
  ),
};

export const completion = counted(
  "goal_complete",
  `moved as (
    update goals set completed = true, status = 'completed', completed_at = $3,
      former_coach_id = case when coach_status = 'accepted' then coach_id end, former_coached_at = coached_at,
      coach_id = null, coach_name = null, coach_status = 'declined_by_user', coached_at = null, completion_asked_at = null,
      rev = rev + 1
    from counted where ${isActive} returning rev),
  changed as (insert into goal_changes (id, goal_id, at, what) select $7, $1, $3, 'completed' from moved),
  uninvited as (
    update invitations set ended = case when expires_at > $3 then 'completed' else 'expired' end, ended_at = $3
    where goal_id = $1 and ended is null and exists (select from moved))`,
  "null",
);

export const completionRequest = counted(
  "goal_ask_coach",
  `moved as (
    update goals set completion_asked_at = $3, rev = rev + 1
    from counted where ${isActive} returning rev, coach_id),
  changed as (
    insert into goal_changes (id, goal_id, at, what, coach_id) select $7, $1, $3, 'completion-asked', coach_id from moved)`,
  "null",
);

export const useKeyOnly = counted(
  "goal_keep",
  `moved as (
    select rev from counted, goals where ${isActive})`,
  "null",
);

export const setQuota = counted(
  "goal_quota",
  `moved as (
    update goals set weekly_quota = $7, rev = rev + (weekly_quota is distinct from $7)::integer
    from counted where ${isActive} returning rev)`,
  "null",
);

// `kept` is about an earlier promise.
function checkingIn(first: number): string {
  const [id, period, circle, health, kept, obstacle, help, promise] = Array.from(
    { length: 8 },
    (_, place) => `$${first + place}`,
  );
  return `checked as (
    insert into weekly_check_ins (id, goal_id, user_id, period, at, circle, health, kept, obstacle, help, promise)
    select ${id}, $1, $4, ${period}, $3, ${circle}, ${health}, (
      select case when p.promise <> '' then ${kept}::text end from weekly_check_ins p
      where p.goal_id = $1 order by p.period desc limit 1), ${obstacle}, ${help}, ${promise} from moved),
  ${laying(`$${first + 8}`, `$${first + 9}`, `$${first + 10}`)}`;
}

export const checkIns = {
  still: counted(
    "goal_check_in_still",
    `moved as (
      update goals set last_progress_update_at = $3, checked_in = $8, rev = rev + 1
      from counted where ${isActive} returning rev),
    ${checkingIn(7)}`,
    "$7",
  ),
  moved: counted(
    "goal_check_in",
    `moved as (
      update goals set current_number = $7, current_day = $8, current_done = $9, last_progress_update_at = $18,
        completion_asked_at = $19, checked_in = $22, rev = rev + 1
      from counted where ${isActive} returning rev),
    ${insertEntry}, ${insertBadges}, ${checkingIn(21)}`,
    "$21",
    earned,
  ),
};
