import { namelessCoach, namelessOwner } from "#domain/invitation.ts";
import * as limits from "#domain/limits.ts";
import { coachedBy } from "#server/goals/goal-row.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { shownName } from "#server/account/shown-name.ts";

interface Thread {
  readonly noteId: string;
  readonly by: "owner" | "coach";
}

/** Locks the note; null for anyone who may not reply. */
export async function holdThread(
  tx: Transaction,
  goalId: string,
  noteId: string,
  uid: string,
): Promise<Thread | null> {
  // The owner always; the coach only while they coach.
  const row = await tx.kysely
    .selectFrom("coaching_notes as n")
    .innerJoin("goals as g", "g.id", "n.goal_id")
    .select("g.owner_id as ownerId")
    .where("n.id", "=", noteId)
    .where("g.id", "=", goalId)
    .where("g.deleted_at", "is", null)
    .where((eb) => {
      const coaches = [coachedBy(uid), eb("n.coach_id", "=", uid)];
      return eb.or([eb("g.owner_id", "=", uid), eb.and(coaches)]);
    })
    .forShare("g")
    .forNoKeyUpdate("n")
    .executeTakeFirst();
  return row ? { noteId, by: row.ownerId === uid ? "owner" : "coach" } : null;
}

export interface NewReply extends Thread {
  readonly id: string;
  readonly authorId: string;
  readonly text: string;
  readonly createdAt: number;
}

/** The note must be locked. False at the limit. */
export async function writeReply(tx: Transaction, reply: NewReply): Promise<boolean> {
  const { id, noteId, authorId, by, text, createdAt } = reply;
  const { numUpdatedRows } = await tx.kysely
    .updateTable("coaching_notes")
    .set(({ eb, fn }) => ({
      rev: eb("rev", "+", 1),
      unread_reply_at: by === "owner" ? fn.coalesce("unread_reply_at", eb.val(createdAt)) : null,
    }))
    .where("id", "=", noteId)
    .where(
      (eb) =>
        eb
          .selectFrom("note_replies")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("note_id", "=", noteId),
      "<",
      limits.repliesPerNote,
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const name = shownName(by === "owner" ? namelessOwner : namelessCoach);
  await tx.kysely
    .insertInto("note_replies")
    .values((eb) => ({
      id,
      note_id: noteId,
      author_id: authorId,
      by,
      name: eb.selectFrom("users as u").select(name.as("name")).where("u.id", "=", authorId),
      text,
      created_at: createdAt,
    }))
    .execute();
  return true;
}
