import type { CheckIn } from "#contract/check-ins.ts";
import { limits } from "#domain/limits.ts";
import { refuse, type Ruled } from "#domain/refusal.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { WriteKey } from "#server/platform/http/door.ts";
import { unlessKeyTaken } from "#server/platform/keyed-write.ts";
import { counting } from "#server/platform/write-counts.ts";

interface CheckInRow extends Omit<CheckIn, "goal"> {
  readonly goalId: string;
  readonly description: string;
}

function checkIns({ kysely }: Queryable) {
  return kysely
    .selectFrom("check_ins as c")
    .innerJoin("goals as g", "g.id", "c.goal_id")
    .select(["c.id", "c.circle", "c.message", "c.created_at as createdAt", "c.category"])
    .select(["g.id as goalId", "g.description"]);
}

function newestCheckIns(db: Queryable) {
  return checkIns(db)
    .orderBy("c.created_at", "desc")
    .orderBy("c.id", "desc")
    .limit(limits.checkInsShown);
}

function checkInOf({ goalId, description, ...row }: CheckInRow): CheckIn {
  return { ...row, goal: { id: goalId, description } };
}

/** A person's newest check-ins, newest first. */
export async function readNewestCheckIns(db: Queryable, uid: string): Promise<CheckIn[]> {
  const rows = await newestCheckIns(db).where("c.user_id", "=", uid).execute();
  return rows.map(checkInOf);
}

/** The newest check-ins on a goal, newest first: those that are open to a circle. `private` is the owner. */
export async function readGoalCheckIns(
  db: Queryable,
  goalId: string,
  circle: CheckIn["circle"],
): Promise<CheckIn[]> {
  const all = newestCheckIns(db)
    .where("c.goal_id", "=", goalId)
    .whereRef("g.owner_id", "=", "c.user_id");
  const open = circle === "private" ? all : all.where("c.circle", "=", "coach");
  return (await open.execute()).map(checkInOf);
}

/** A person's check-in; null where there is none of theirs by that id. */
export async function readCheckIn(db: Queryable, uid: string, id: string): Promise<CheckIn | null> {
  const row = await checkIns(db)
    .where("c.id", "=", id)
    .where("c.user_id", "=", uid)
    .executeTakeFirst();
  return row ? checkInOf(row) : null;
}

const adding: Statement = {
  name: "check_in_add",
  sql: `with counted as (${counting("check-in", "$2", "$7")}),
  written as (
    insert into check_ins (id, user_id, goal_id, circle, message, category, created_at)
    select $1, $2, $3, $4, $5, $6, $7 from counted returning id)
  insert into idempotency (user_id, key, body_hash, subject_id, created_at, result_id)
  select $2, $8, $9, $3, $7, id from written returning result_id as id`,
};

/**
 * Counts and writes a check-in and uses its key, in one statement; null where the key was used at the same moment. Refused
 * where its writer has written as often as they may.
 */
export async function writeCheckIn(
  db: Queryable,
  uid: string,
  checkIn: CheckIn,
  key: WriteKey,
): Promise<Ruled<{ readonly id: string }> | null> {
  const { id, goal, circle, message, category, createdAt } = checkIn;
  const values = [id, uid, goal.id, circle, message, category, createdAt, key.key, key.bodyHash];
  const rows = await unlessKeyTaken(db.run<{ id: string }>(adding, values));
  return rows === null ? null : (rows[0] ?? refuse("request.rate"));
}
