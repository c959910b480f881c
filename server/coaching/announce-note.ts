import type { CoachingNote } from "#contract/coaching.ts";
import { queueNoteMail, type NewNoteMail } from "#server/email/outbox/note-mail.ts";
import type { QuotedWords } from "#server/email/mails/mail-kind.ts";
import { acceptedCoach } from "#server/goals/goal-row.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";

/** Who may read a note at that moment. */
export interface Readers {
  readonly description: string;
  readonly ownerId: string;
  /** The note's writer while they coach. */
  readonly coachId: string | null;
}

/**
 * Everybody who may read a note now; null where the note is gone. Asked at the end of the transaction that changes it: a
 * former coach learns nothing, and nothing can fail between the commit and the news of it.
 */
export async function readReaders(tx: Transaction, noteId: string): Promise<Readers | null> {
  const row = await tx.kysely
    .selectFrom("coaching_notes as n")
    .innerJoin("goals as g", "g.id", "n.goal_id")
    .select(["g.description", "g.owner_id", "g.coach_id", "g.coach_status", "n.coach_id as writer"])
    .where("n.id", "=", noteId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const coachId = acceptedCoach(row) === row.writer ? row.writer : null;
  return { description: row.description, ownerId: row.owner_id, coachId };
}

/** After the commit: a note has changed. */
export function publishNote(
  { live }: Pick<Deps, "live">,
  note: CoachingNote,
  { ownerId, coachId }: Readers,
): void {
  const uids = coachId === null ? [ownerId] : [ownerId, coachId];
  live.publish({ entity: "note", id: note.id, rev: note.rev }, uids);
}

/** What was written: the note itself, or the reply of that id. */
function wordsOf(note: CoachingNote, wordsId: string): QuotedWords {
  const reply = note.replies.find(({ id }) => id === wordsId);
  return reply ? { by: reply.name, text: reply.text } : { by: note.coachName, text: note.note };
}

/** Mail to the other side of a note, of the note or the reply that was just written, with the transaction that keeps it. */
export async function mailNote(
  tx: Transaction,
  note: CoachingNote,
  { description, ownerId, coachId }: Readers,
  writerId: string,
  mail: Pick<NewNoteMail, "id" | "wordsId" | "host" | "at">,
): Promise<void> {
  const toCoach = writerId === ownerId;
  const uid = toCoach ? coachId : ownerId;
  // Nobody coaches any more: the answer is for the owner's own record.
  if (uid === null) return;
  const words = wordsOf(note, mail.wordsId);
  await queueNoteMail(tx, { ...mail, uid, goalId: note.goalId, description, words, toCoach });
}
