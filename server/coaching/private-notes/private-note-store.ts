import type { PrivateNote } from "#contract/private-notes.ts";
import * as limits from "#domain/limits.ts";
import { coachedBy } from "#server/goals/goal-row.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";

export interface Keeper {
  readonly goalId: string;
  readonly coachId: string;
}

/** Only while they coach the goal (threats T74). */
function kept({ kysely }: Queryable, { goalId, coachId }: Keeper) {
  return kysely
    .selectFrom("coach_private_notes as p")
    .innerJoin("goals as g", "g.id", "p.goal_id")
    .select(["p.id", "p.text", "p.created_at as createdAt", "p.changed_at as changedAt", "p.rev"])
    .where("p.goal_id", "=", goalId)
    .where("p.coach_id", "=", coachId)
    .where(coachedBy(coachId));
}

export function readPrivateNotes(db: Queryable, keeper: Keeper): Promise<PrivateNote[]> {
  return kept(db, keeper).orderBy("p.created_at", "desc").orderBy("p.id", "desc").execute();
}

export function readPrivateNote(
  db: Queryable,
  keeper: Keeper,
  id: string,
): Promise<PrivateNote | undefined> {
  return kept(db, keeper).where("p.id", "=", id).executeTakeFirst();
}

/** Locks goal and coach; false if they do not coach it. */
export async function holdCoached(tx: Transaction, { goalId, coachId }: Keeper): Promise<boolean> {
  const row = await tx.kysely
    .selectFrom("goals as g")
    .select("g.id")
    .where("g.id", "=", goalId)
    .where(coachedBy(coachId))
    .forShare("g")
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewPrivateNote extends Keeper {
  readonly id: string;
  readonly text: string;
  readonly createdAt: number;
}

/** False at the limit. The goal must be locked. */
export async function addPrivateNote(tx: Transaction, note: NewPrivateNote): Promise<boolean> {
  const { id, goalId, coachId, text, createdAt } = note;
  const { count } = await tx.kysely
    .selectFrom("coach_private_notes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("goal_id", "=", goalId)
    .where("coach_id", "=", coachId)
    .executeTakeFirstOrThrow();
  if (count >= limits.privateNotesPerGoal) return false;
  await tx.kysely
    .insertInto("coach_private_notes")
    .values({ id, goal_id: goalId, coach_id: coachId, text, created_at: createdAt })
    .execute();
  return true;
}

export async function writePrivateText(
  tx: Transaction,
  id: string,
  text: string,
  at: number,
): Promise<void> {
  await tx.kysely
    .updateTable("coach_private_notes")
    .set((eb) => ({ text, changed_at: at, rev: eb("rev", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function deletePrivateNote(tx: Transaction, id: string): Promise<void> {
  await tx.kysely.deleteFrom("coach_private_notes").where("id", "=", id).execute();
}
