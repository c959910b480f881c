import { sql, type NotNull } from "kysely";
import { DAY_MS } from "#domain/day.ts";
import { formerCoach, namelessCoach, namelessOwner } from "#domain/invitation.ts";
import * as limits from "#domain/limits.ts";
import type { TimelineBound } from "#domain/timeline.ts";
import type { SeenGoal } from "#server/goals/admit-to-goal.ts";
import { timelinePart } from "#server/goals/timeline-part.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { LinkFacts } from "./invitation-link.ts";
import { shownName } from "#server/account/shown-name.ts";

export interface OpenInvitation extends LinkFacts {
  readonly createdAt: number;
  readonly expiresAt: number;
}

export async function readOpenInvitation(
  db: Queryable,
  goalId: string,
  at: number,
): Promise<OpenInvitation | null> {
  const row = await db.kysely
    .selectFrom("invitations as i")
    .innerJoin("goals as g", "g.id", "i.goal_id")
    .innerJoin("users as u", "u.id", "g.owner_id")
    .select(["i.id", "i.goal_id as goalId", "g.owner_id as inviterId"])
    .select(shownName(namelessOwner).as("inviterName"))
    .select(["i.created_at as createdAt", "i.expires_at as expiresAt"])
    .where("i.goal_id", "=", goalId)
    .where("i.ended", "is", null)
    .where("i.expires_at", ">", at)
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces an expired one. The goal must be locked. */
export async function addInvitation(
  tx: Transaction,
  id: string,
  goalId: string,
  at: number,
): Promise<void> {
  await tx.kysely
    .updateTable("invitations")
    .set({ ended: "expired", ended_at: at })
    .where("goal_id", "=", goalId)
    .where("ended", "is", null)
    .where("expires_at", "<=", at)
    .execute();
  const expires = at + limits.invitationDays * DAY_MS;
  await tx.kysely
    .insertInto("invitations")
    .values({ id, goal_id: goalId, created_at: at, expires_at: expires })
    .execute();
}

export async function writeWithdrawal(db: Queryable, goalId: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db.kysely
    .updateTable("invitations")
    .set({ ended: "withdrawn", ended_at: at })
    .where("goal_id", "=", goalId)
    .where("ended", "is", null)
    .where("expires_at", ">", at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** An expired one is marked as expired instead. */
export async function endInvitation(
  tx: Transaction,
  goalId: string,
  ended: "completed" | "withdrawn",
  at: number,
): Promise<void> {
  await tx.kysely
    .updateTable("invitations")
    .set((eb) => ({
      ended: eb
        .case()
        .when("expires_at", ">", at)
        .then(eb.val(ended))
        .else(eb.val("expired" as const))
        .end(),
      ended_at: at,
    }))
    .where("goal_id", "=", goalId)
    .where("ended", "is", null)
    .execute();
}

/** Undoes the end that a completion caused. */
export async function restoreInvitation(
  tx: Transaction,
  goalId: string,
  completedAt: number | null,
): Promise<void> {
  await tx.kysely
    .updateTable("invitations")
    .set({ ended: null, ended_at: null })
    .where("goal_id", "=", goalId)
    .where("ended", "=", "completed")
    .where("ended_at", "=", completedAt)
    .execute();
}

interface Accepted {
  readonly id: string;
  readonly at: number;
  readonly name: string;
}

/** A coach sees only their own acceptance (product 4.33). */
export async function readAcceptancesBefore(
  db: Queryable,
  { id, reader, coach_id: coachId }: SeenGoal,
  before: TimelineBound,
): Promise<Accepted[]> {
  const all = db.kysely
    .selectFrom("invitations as i")
    .leftJoin("users as u", "u.id", "i.used_by")
    .select(["i.id", "i.ended_at as at", "u.id as uid", shownName(namelessCoach).as("name")])
    .$narrowType<{ at: NotNull }>()
    // A literal, to match a partial index.
    .where(sql<boolean>`i.ended = 'used'`);
  const index = { of: { "i.goal_id": id }, by: ["i.ended_at", "i.id"] } as const;
  const seen = reader === "owner" ? all : all.where("i.used_by", "=", coachId);
  const rows = await timelinePart(seen, index, before).execute();
  return rows.map(({ uid, name, ...row }) => ({
    ...row,
    name: uid === null ? formerCoach : name,
  }));
}
