import { recordOf, goalTexts } from "#domain/goal-fields.ts";
import type { CheckInDay } from "#domain/check-in-period.ts";
import * as limits from "#domain/limits.ts";
import type { KeptGoal } from "#domain/goal-life.ts";
import { namelessCoach } from "#domain/invitation.ts";
import { shownName } from "#server/account/shown-name.ts";
import { goalOf, isListed, measureColumns } from "#server/goals/goal-row.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Schema } from "#server/platform/db/schema.ts";

function owned(tx: Transaction, ownerId: string) {
  return tx.kysely.selectFrom("goals as g").selectAll("g").where("g.owner_id", "=", ownerId);
}

type Row = Awaited<ReturnType<ReturnType<typeof owned>["execute"]>>[number];

/** Read after locking the goals, to see the previous holder's change. */
async function checkInDayOf({ kysely }: Transaction, uid: string): Promise<CheckInDay> {
  const { day } = await kysely
    .selectFrom("users")
    .select("check_in_day as day")
    .where("id", "=", uid)
    .executeTakeFirstOrThrow();
  return day;
}

function keptOf(row: Row, checkInDay: CheckInDay): KeptGoal {
  return {
    ...goalOf(row),
    deletedAt: row.deleted_at,
    formerCoachUid: row.former_coach_id,
    formerCoachedAt: row.former_coached_at,
    checkInDay,
  };
}

/** Locked; may be deleted. */
export async function holdKeptGoal(
  tx: Transaction,
  ownerId: string,
  goalId: string,
): Promise<KeptGoal | null> {
  const row = await owned(tx, ownerId).where("g.id", "=", goalId).forUpdate().executeTakeFirst();
  return row ? keptOf(row, await checkInDayOf(tx, ownerId)) : null;
}

/** Locked. */
export async function holdActiveGoals(tx: Transaction, ownerId: string): Promise<KeptGoal[]> {
  const rows = await owned(tx, ownerId)
    .where("g.status", "=", "active")
    .where(isListed)
    // In index order: by id, PostgreSQL would read everybody's goals.
    .orderBy("g.created_at", "desc")
    .orderBy("g.id", "desc")
    .limit(limits.goalsPerUser)
    .forUpdate()
    .execute();
  const day = await checkInDayOf(tx, ownerId);
  return rows.map((row) => keptOf(row, day));
}

/** The rules never change these columns. */
type Staying =
  | "id"
  | "owner_id"
  | "created_at"
  | "last_progress_update_at"
  | "weekly_quota"
  | "next_step"
  | "next_step_day"
  | "checked_in"
  | "noted";
type Written = Record<Exclude<keyof Schema["goals"], Staying>, unknown>;

/** The goal must be locked. */
export async function writeKeptGoal(tx: Transaction, goal: KeptGoal): Promise<number> {
  const { rev } = await tx.kysely
    .updateTable("goals")
    .set(
      (eb) =>
        ({
          ...recordOf(goalTexts, (text) => goal[text]),
          ...measureColumns(goal.measurable),
          due_date: goal.dueDate,
          status: goal.status,
          completed: goal.completed,
          completed_at: goal.completedAt,
          closed_at: goal.closedAt,
          deleted_at: goal.deletedAt,
          learned: goal.learned,
          rhythms: JSON.stringify(goal.rhythms),
          pauses: JSON.stringify(goal.pauses),
          coach_id: goal.coachUid,
          coach_name:
            goal.coachUid === null
              ? null
              : eb
                  .selectFrom("users as u")
                  .select(shownName(namelessCoach).as("name"))
                  .where("u.id", "=", goal.coachUid),
          coach_status: goal.coachStatus,
          coached_at: goal.coachedAt,
          coach_confirms: goal.coachConfirms,
          completion_asked_at: goal.completionAskedAt,
          former_coach_id: goal.formerCoachUid,
          former_coached_at: goal.formerCoachedAt,
          rev: eb("rev", "+", 1),
        }) satisfies Written,
    )
    .where("id", "=", goal.id)
    .returning("rev")
    .executeTakeFirstOrThrow();
  return rev;
}
