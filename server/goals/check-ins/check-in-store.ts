import { sql, type RawBuilder } from "kysely";
import type { CheckIn } from "#contract/check-ins.ts";
import * as limits from "#domain/limits.ts";
import { refuse, type Ruled } from "#domain/refusal.ts";
import type { TimelineBound } from "#domain/timeline.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { WriteKey } from "#server/platform/http/door.ts";
import { unlessKeyTaken } from "#server/platform/keyed-write.ts";
import { countWriteSql } from "#server/platform/write-counts.ts";
import type { SeenGoal } from "../admit-to-goal.ts";
import { timelinePart } from "../timeline-part.ts";

interface CheckInRow extends Omit<CheckIn, "goal"> {
  readonly goalId: string;
  readonly description: string;
}

function checkIns({ kysely }: Queryable) {
  return kysely
    .selectFrom("check_ins as c")
    .innerJoin("goals as g", "g.id", "c.goal_id")
    .select(["c.id", "c.circle", "c.message", "c.created_at as createdAt", "c.category"])
    .select(["g.id as goalId", "g.description"])
    .where("g.deleted_at", "is", null);
}

/** Literal, to match the partial index of a coach's check-ins (product 9.4). */
function openTo({ reader }: SeenGoal): RawBuilder<boolean> {
  return reader === "owner" ? sql`true` : sql`c.circle = 'coach'`;
}

function newest(all: ReturnType<typeof checkIns>) {
  return all.orderBy("c.created_at", "desc").orderBy("c.id", "desc").limit(limits.checkInsShown);
}

function checkInOf({ goalId, description, ...row }: CheckInRow): CheckIn {
  return { ...row, goal: { id: goalId, description } };
}

export async function readNewestCheckIns(db: Queryable, uid: string): Promise<CheckIn[]> {
  const rows = await newest(checkIns(db).where("c.user_id", "=", uid)).execute();
  return rows.map(checkInOf);
}

export async function readGoalCheckIns(db: Queryable, goal: SeenGoal): Promise<CheckIn[]> {
  const all = checkIns(db).where("c.goal_id", "=", goal.id).where(openTo(goal));
  return (await newest(all).execute()).map(checkInOf);
}

export function readCheckInsBefore(
  db: Queryable,
  goal: SeenGoal,
  before: TimelineBound,
): Promise<Pick<CheckIn, "id" | "circle" | "message" | "createdAt">[]> {
  const all = db.kysely
    .selectFrom("check_ins as c")
    .select(["c.id", "c.circle", "c.message", "c.created_at as createdAt"])
    .where(openTo(goal));
  const index = { of: { "c.goal_id": goal.id }, by: ["c.created_at", "c.id"] } as const;
  return timelinePart(all, index, before).execute();
}

export async function readCheckIn(db: Queryable, uid: string, id: string): Promise<CheckIn | null> {
  const row = await checkIns(db)
    .where("c.id", "=", id)
    .where("c.user_id", "=", uid)
    .executeTakeFirst();
  return row ? checkInOf(row) : null;
}

const adding: Statement = {
  name: "check_in_add",
  sql: `with counted as (${countWriteSql("check-in", "$2", "$7")}),
  written as (
    insert into check_ins (id, user_id, goal_id, circle, message, category, created_at)
    select $1, $2, $3, $4, $5, $6, $7 from counted returning id)
  insert into idempotency (user_id, key, body_hash, subject_id, created_at, result_id)
  select $2, $8, $9, $3, $7, id from written returning result_id as id`,
};

/** One statement; null if a concurrent request used the key, refused over the rate. */
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
