import type { PrivateNote } from "#contract/private-notes.ts";
import * as limits from "#domain/limits.ts";
import { coachedBy } from "#server/goals/goal-row.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";

/** Whose notes, and on which goal: none is read without. */
export interface Keeper {
  readonly goalId: string;
  readonly coachId: string;
}

/** The notes that somebody keeps on a goal, while they coach it (threats T74). */
function kept({ kysely }: Queryable, { goalId, coachId }: Keeper) {
  return kysely
    .selectFrom("coach_private_notes as p")
    .innerJoin("goals as g", "g.id", "p.goal_id")
    .select(["p.id", "p.text", "p.created_at as createdAt", "p.changed_at as changedAt", "p.rev"])
    .where("p.goal_id", "=", goalId)
    .where("p.coach_id", "=", coachId)
    .where(coachedBy(coachId));
}

/** The coach's own notes on a goal, newest first: all of them, since they are few. */
export function readPrivateNotes(db: Queryable, keeper: Keeper): Promise<PrivateNote[]> {
  return kept(db, keeper).orderBy("p.created_at", "desc").orderBy("p.id", "desc").execute();
}

/** One of them; undefined where there is none by that id. */
export function readPrivateNote(
  db: Queryable,
  keeper: Keeper,
  id: string,
): Promise<PrivateNote | undefined> {
  return kept(db, keeper).where("p.id", "=", id).executeTakeFirst();
}

/** Keeps a goal with its coach until the transaction ends; false where they do not coach it. */
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

/** A note to be kept. */
export interface NewPrivateNote extends Keeper {
  readonly id: string;
  readonly text: string;
  readonly createdAt: number;
}

/** Keeps a note; false where there are as many as there may be. The goal and its coach must be held. */
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

/** Changes the text of a note that its keeper has just read. */
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
