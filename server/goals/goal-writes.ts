import type { Badge } from "#contract/badges.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { Measure } from "#domain/measure.ts";
import type { NewEntry } from "#domain/ledger.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { CheckInWords } from "#domain/weekly-check-in.ts";
import { badgeColumns, badgeRow } from "./badges/badge-store.ts";
import type { WriteKey } from "#server/platform/http/door.ts";
import type { Queryable, Statement, Value } from "#server/platform/db/database.ts";
import { counting } from "#server/platform/write-counts.ts";
import { measureColumns } from "./goal-row.ts";

/** The statement of a write's first try, and of the next ones: it was counted then. */
type Tries = Readonly<Record<"first" | "next", Statement>>;

// $1 goal, $2 rev that was decided on, $3 instant, $4 owner, $5 key, $6 body hash. A key that was used
// meanwhile breaks the primary key, and with it the whole statement.
function tries(name: string, moving: string, result: string, badges = "array[]::text[]"): Tries {
  const sql = (counted: string) => `with counted as (${counted}), ${moving},
    keyed as (
      insert into idempotency (user_id, key, body_hash, subject_id, created_at, result_id)
      select $4, $5, $6, $1, $3, ${result} from moved)
    select (select counted from counted), (select rev from moved), ${badges} as badges`;
  return {
    first: { name, sql: sql(counting("progress", "$4", "$3")) },
    next: { name: `${name}_next`, sql: sql("select true as counted") },
  };
}

// The goal that was decided on, as it was: a goal that has ended, or was deleted, has another revision too.
const underWay =
  "id = $1 and rev = $2 and owner_id = $4 and status = 'active' and deleted_at is null";

// $15: whether the move counts for today. A move of an earlier day and an undo touch neither the last update nor mark the
// day as active (product 4.18).
const logging = `entry as (
    insert into progress_entries (id, goal_id, from_value, to_value, day, at, source, note, undoes)
    select $10, $1, $11, $12, $13, $3, $14, $16, $17 from moved),
  activity as (
    insert into daily_activity (user_id, day, last_check_in) select $4, $13, $3 from moved where $15::boolean
    on conflict (user_id, day) do update
      set last_check_in = greatest(daily_activity.last_check_in, excluded.last_check_in), checked_in_today = true,
        moves = daily_activity.moves + 1)`;
const moving = `moved as (
    update goals set current_number = $7, current_day = $8, current_done = $9,
      last_progress_update_at = case when $15::boolean then $3 else last_progress_update_at end, rev = rev + 1
    from counted where ${underWay} returning rev),
  ${logging}`;

// What is taken back had marked its day, which is then active only where another such move stands on it.
const unmarking = `unmarked as (
    update daily_activity d set moves = greatest(d.moves - 1, 0), checked_in_today = d.moves > 1
    from moved where d.user_id = $4 and d.day = $13)`;

// Of two moves that earn the same badge at once one writes it, and only that one answers it.
const earning = `badge as (
    insert into badges (user_id, ${badgeColumns})
    select $4, ${badgeColumns} from moved, jsonb_populate_recordset(null::badges, $18::jsonb)
    on conflict (user_id, badge_id) do nothing returning badge_id)`;
const earned = "array(select badge_id from badge)";

const moves = {
  plain: tries("goal_progress", moving, "$10"),
  unmarking: tries("goal_undo", `${moving}, ${unmarking}`, "$10"),
};
const earningMoves = {
  plain: tries("goal_progress_badges", `${moving}, ${earning}`, "$10", earned),
  unmarking: tries("goal_undo_badges", `${moving}, ${unmarking}, ${earning}`, "$10", earned),
};

/** A write that was decided on one revision of a goal. */
export interface GoalWrite {
  readonly goalId: string;
  readonly ownerId: string;
  readonly rev: number;
  readonly at: number;
  readonly key: WriteKey;
  /** `next` where a try before it was overtaken by another write. */
  readonly attempt: keyof Tries;
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
  /** True where an undo takes back what counted. */
  readonly unmarks: boolean;
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

interface Outcome {
  readonly counted: true | null;
  readonly rev: number | null;
  readonly badges: readonly string[];
}

/** Refused where the owner has written as often as they may, null where the goal has moved on. */
async function tried(
  db: Queryable,
  statements: Tries,
  write: GoalWrite,
  values: readonly Value[],
): Promise<Ruled<Pick<Outcome, "badges"> & { readonly rev: number }> | null> {
  const [row] = await db.run<Outcome>(statements[write.attempt], values);
  if (!row?.counted) return refuse("request.rate");
  return row.rev === null ? null : { rev: row.rev, badges: row.badges };
}

/** What was written, with the badges that were given by it and by nothing else at the same moment. */
function givenOf(
  done: Awaited<ReturnType<typeof tried>>,
  move: Pick<Move, "badges">,
): Ruled<Written> | null {
  if (done === null || isRefused(done)) return done;
  const { rev, badges: given } = done;
  return { rev, badges: move.badges.filter(({ badgeId }) => given.includes(badgeId)) };
}

/**
 * The count, goal, ledger entry, the day's activity, badges and the key, in one statement. Null where the goal has moved
 * on since, and only the count was written.
 */
export async function writeProgress(
  db: Queryable,
  write: GoalWrite,
  move: Move,
): Promise<Ruled<Written> | null> {
  const values = movedValues(write, move);
  const kind = move.unmarks ? "unmarking" : "plain";
  const done =
    move.badges.length === 0
      ? await tried(db, moves[kind], write, values)
      : await tried(db, earningMoves[kind], write, [
          ...values,
          JSON.stringify(move.badges.map(badgeRow)),
        ]);
  return givenOf(done, move);
}

const completion = tries(
  "goal_complete",
  `moved as (
    update goals set completed = true, status = 'completed', completed_at = $3,
      former_coach_id = case when coach_status = 'accepted' then coach_id end, former_coached_at = coached_at,
      coach_id = null, coach_name = null, coach_status = 'declined_by_user', coached_at = null, rev = rev + 1
    from counted where ${underWay} returning rev),
  changed as (insert into goal_changes (id, goal_id, at, what) select $7, $1, $3, 'completed' from moved),
  uninvited as (
    update invitations set ended = case when expires_at > $3 then 'completed' else 'expired' end, ended_at = $3
    where goal_id = $1 and ended is null and exists (select from moved))`,
  "null",
);

const keeping = tries(
  "goal_keep",
  `moved as (
    select rev from counted, goals where ${underWay})`,
  "null",
);

const choosing = tries(
  "goal_quota",
  `moved as (
    update goals set weekly_quota = $7, rev = rev + (weekly_quota is distinct from $7)::integer
    from counted where ${underWay} returning rev)`,
  "null",
);

/** A check-in that is to be written, and its id. */
interface NewCheckIn extends CheckInWords {
  readonly id: string;
}

// What became of a promise is said of one that was made.
function checkingIn(first: number): string {
  const [id, period, circle, health, kept, obstacle, help, promise] = Array.from(
    { length: 8 },
    (_, place) => `$${first + place}`,
  );
  return `checked as (
    insert into weekly_check_ins (id, goal_id, user_id, period, at, circle, health, kept, obstacle, help, promise)
    select ${id}, $1, $4, ${period}, $3, ${circle}, ${health}, (
      select case when p.promise <> '' then ${kept}::text end from weekly_check_ins p
      where p.goal_id = $1 order by p.period desc limit 1), ${obstacle}, ${help}, ${promise} from moved)`;
}

const checkIns = {
  still: tries(
    "goal_check_in_still",
    `moved as (
      update goals set last_progress_update_at = $3, checked_in = $8, rev = rev + 1
      from counted where ${underWay} returning rev),
    ${checkingIn(7)}`,
    "$7",
  ),
  moved: tries(
    "goal_check_in",
    `moved as (
      update goals set current_number = $7, current_day = $8, current_done = $9, last_progress_update_at = $3,
        checked_in = $20, rev = rev + 1
      from counted where ${underWay} returning rev),
    ${logging}, ${earning}, ${checkingIn(19)}`,
    "$19",
    earned,
  ),
};

/** A check-in with the change of the goal's value, where there is one. */
async function writeCheckIn(
  db: Queryable,
  write: GoalWrite,
  { id, period, circle, health, kept, obstacle, help, promise }: NewCheckIn,
  move: Move | null,
): Promise<Ruled<Written> | null> {
  const said = [id, period, circle, health, kept, obstacle, help, promise];
  if (move === null) return writePlain(db, checkIns.still, write, said);
  const badges = JSON.stringify(move.badges.map(badgeRow));
  const values = [...movedValues(write, move), badges, ...said];
  return givenOf(await tried(db, checkIns.moved, write, values), move);
}

/** Marks a goal complete, clears its coach and ends its invitation; or only uses the key of a change that changes nothing. */
async function writePlain(
  db: Queryable,
  statements: Tries,
  write: GoalWrite,
  more: readonly Value[] = [],
): Promise<Ruled<Written> | null> {
  const done = await tried(db, statements, write, [...common(write), ...more]);
  return done === null || isRefused(done) ? done : { rev: done.rev, badges: [] };
}

/** What a rule made of a goal. */
export type DecidedChange =
  | { readonly kind: "move"; readonly goal: GoalCard; readonly move: Move }
  /** `changeId` is that of what its timeline says of it. */
  | { readonly kind: "completion"; readonly goal: GoalCard; readonly changeId: string }
  | { readonly kind: "quota"; readonly goal: GoalCard; readonly weeklyQuota: number | null }
  | {
      readonly kind: "check-in";
      readonly goal: GoalCard;
      readonly checkIn: NewCheckIn;
      /** Null where the value stays. */
      readonly move: Move | null;
    }
  | { readonly kind: "none"; readonly goal: GoalCard };

/**
 * Writes a change, if the goal still has the revision that it was decided on; null where it has moved on since. Refused
 * where its owner has written as often as they may.
 */
export function writeChange(
  db: Queryable,
  write: GoalWrite,
  change: DecidedChange,
): Promise<Ruled<Written> | null> {
  switch (change.kind) {
    case "move":
      return writeProgress(db, write, change.move);
    case "completion":
      return writePlain(db, completion, write, [change.changeId]);
    case "quota":
      return writePlain(db, choosing, write, [change.weeklyQuota]);
    case "check-in":
      return writeCheckIn(db, write, change.checkIn, change.move);
    case "none":
      return writePlain(db, keeping, write);
  }
}
