import type { CheckIn } from "#contract/check-ins.ts";
import { limits } from "#domain/limits.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { WriteKey } from "#server/platform/http/door.ts";
import { unlessKeyTaken } from "#server/platform/keyed-write.ts";

interface CheckInRow extends Omit<CheckIn, "goal"> {
  readonly goalId: string;
  readonly description: string;
}

const columns = `c.id, c.circle, c.message, c.created_at as "createdAt", c.category,
  g.id as "goalId", g.description`;

function checkInOf({ goalId, description, ...row }: CheckInRow): CheckIn {
  return { ...row, goal: { id: goalId, description } };
}

const newest: Statement = {
  name: "check_ins_newest",
  sql: `select ${columns} from check_ins c join goals g on g.id = c.goal_id where c.user_id = $1
    order by c.created_at desc, c.id desc limit ${limits.checkInsShown}`,
};

/** A person's newest check-ins, newest first. */
export async function readNewestCheckIns(db: Queryable, uid: string): Promise<CheckIn[]> {
  return (await db.run<CheckInRow>(newest, [uid])).map(checkInOf);
}

const ofGoal: Statement = {
  name: "check_ins_goal",
  sql: `select ${columns} from check_ins c join goals g on g.id = c.goal_id and g.owner_id = c.user_id
    where c.goal_id = $1 and ($2 = 'private' or c.circle = 'coach')
    order by c.created_at desc, c.id desc limit ${limits.checkInsShown}`,
};

/** The newest check-ins on a goal, newest first: those that are open to a circle. `private` is the owner. */
export async function readGoalCheckIns(
  db: Queryable,
  goalId: string,
  circle: CheckIn["circle"],
): Promise<CheckIn[]> {
  return (await db.run<CheckInRow>(ofGoal, [goalId, circle])).map(checkInOf);
}

const one: Statement = {
  name: "check_in",
  sql: `select ${columns} from check_ins c join goals g on g.id = c.goal_id where c.id = $1 and c.user_id = $2`,
};

/** A person's check-in; null where there is none of theirs by that id. */
export async function readCheckIn(db: Queryable, uid: string, id: string): Promise<CheckIn | null> {
  const [row] = await db.run<CheckInRow>(one, [id, uid]);
  return row ? checkInOf(row) : null;
}

const adding: Statement = {
  name: "check_in_add",
  sql: `with written as (
    insert into check_ins (id, user_id, goal_id, circle, message, category, created_at)
    values ($1, $2, $3, $4, $5, $6, $7) returning id)
  insert into idempotency (user_id, key, body_hash, subject_id, created_at, result_id)
  select $2, $8, $9, $3, $7, id from written`,
};

/** Writes a check-in and uses its key, in one statement; false where the key was used at the same moment. */
export async function writeCheckIn(
  db: Queryable,
  uid: string,
  checkIn: CheckIn,
  key: WriteKey,
): Promise<boolean> {
  const { id, goal, circle, message, category, createdAt } = checkIn;
  const values = [id, uid, goal.id, circle, message, category, createdAt, key.key, key.bodyHash];
  return (await unlessKeyTaken(db.run(adding, values))) !== null;
}
