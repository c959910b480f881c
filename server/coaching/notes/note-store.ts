import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { CoachingNote } from "#contract/coaching.ts";
import type { DraftedNote } from "#domain/coaching-note.ts";
import { namelessCoach } from "#domain/invitation.ts";
import * as limits from "#domain/limits.ts";
import type { TimelineBound } from "#domain/timeline.ts";
import type { SeenGoal } from "#server/goals/admit-to-goal.ts";
import { coachedBy } from "#server/goals/goal-row.ts";
import { timelinePart } from "#server/goals/timeline-part.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { shownName } from "#server/account/shown-name.ts";

function notes({ kysely }: Queryable) {
  return kysely
    .selectFrom("coaching_notes as n")
    .select((eb) => [
      "n.id",
      "n.goal_id as goalId",
      "n.coach_id as coachId",
      "n.coach_name as coachName",
      "n.note",
      "n.type",
      "n.created_at as createdAt",
      "n.is_read as isRead",
      "n.rev",
      jsonArrayFrom(
        eb
          .selectFrom("note_replies as r")
          .select(["r.id", "r.by", "r.name", "r.text", "r.created_at as createdAt"])
          .whereRef("r.note_id", "=", "n.id")
          .orderBy("r.number"),
      ).as("replies"),
    ]);
}

function newest(all: ReturnType<typeof notes>) {
  return all.orderBy("n.created_at", "desc").orderBy("n.id", "desc").limit(limits.notesShown);
}

/** A coach reads only their own notes (product 12.1). Null: everybody's. */
function writerOf({ reader, coach_id: coachId }: SeenGoal): string | null {
  return reader === "owner" ? null : coachId;
}

export function readNotes(db: Queryable, goal: SeenGoal): Promise<CoachingNote[]> {
  const writer = writerOf(goal);
  const all = newest(notes(db)).where("n.goal_id", "=", goal.id);
  return (writer === null ? all : all.where("n.coach_id", "=", writer)).execute();
}

export function readNotesBefore(
  db: Queryable,
  goal: SeenGoal,
  before: TimelineBound,
): Promise<CoachingNote[]> {
  const writer = writerOf(goal);
  const of = { "n.goal_id": goal.id, ...(writer !== null && { "n.coach_id": writer }) };
  return timelinePart(notes(db), { of, by: ["n.created_at", "n.id"] }, before).execute();
}

export function readNote(
  db: Queryable,
  goalId: string,
  id: string,
): Promise<CoachingNote | undefined> {
  return notes(db).where("n.id", "=", id).where("n.goal_id", "=", goalId).executeTakeFirst();
}

export interface NewNote extends DraftedNote {
  readonly id: string;
  readonly goalId: string;
  readonly coachId: string;
  readonly createdAt: number;
  /** Asks about a missed check-in. */
  readonly nudge: boolean;
}

export async function writeNote(tx: Transaction, note: NewNote): Promise<boolean> {
  const { id, goalId, coachId, note: text, type, nudge, createdAt } = note;
  // Locks the goal until commit: an ending of the coaching waits; after it, no row is found.
  const coach = await tx.kysely
    .updateTable("goals as g")
    .from("users as u")
    .set({ noted: true })
    .whereRef("u.id", "=", "g.coach_id")
    .where("g.id", "=", goalId)
    .where(coachedBy(coachId))
    .returning(shownName(namelessCoach).as("name"))
    .executeTakeFirst();
  if (coach === undefined) return false;
  const by = { coach_id: coachId, coach_name: coach.name };
  await tx.kysely
    .insertInto("coaching_notes")
    .values({ id, goal_id: goalId, ...by, note: text, type, nudge, created_at: createdAt })
    .execute();
  return true;
}

export async function writeRead(db: Queryable, goalId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db.kysely
    .updateTable("coaching_notes")
    .set((eb) => ({ is_read: true, rev: eb("rev", "+", 1) }))
    .where("id", "=", id)
    .where("goal_id", "=", goalId)
    .where("is_read", "=", false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
