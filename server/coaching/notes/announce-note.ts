import type { CoachingNote } from "#contract/coaching.ts";
import { queueNoteMail, type NewNoteMail } from "#server/email/outbox/note-mail.ts";
import type { QuotedWords } from "#server/email/mails/mail-kind.ts";
import { acceptedCoach } from "#server/goals/goal-row.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";

export interface Readers {
  readonly description: string;
  readonly ownerId: string;
  readonly coachId: string | null;
}

/** Read inside the transaction: a former coach learns nothing, and nothing fails after the commit. */
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

export function publishNote(
  { live }: Pick<Deps, "live">,
  note: CoachingNote,
  { ownerId, coachId }: Readers,
): void {
  const uids = coachId === null ? [ownerId] : [ownerId, coachId];
  live.publish({ entity: "note", id: note.id, rev: note.rev }, uids);
}

function wordsOf(note: CoachingNote, wordsId: string): QuotedWords {
  const reply = note.replies.find(({ id }) => id === wordsId);
  return reply ? { by: reply.name, text: reply.text } : { by: note.coachName, text: note.note };
}

export async function mailNote(
  tx: Transaction,
  note: CoachingNote,
  { description, ownerId, coachId }: Readers,
  writerId: string,
  mail: Pick<NewNoteMail, "id" | "wordsId" | "host" | "at">,
): Promise<void> {
  const toCoach = writerId === ownerId;
  const uid = toCoach ? coachId : ownerId;
  // Nobody coaches any more, so nobody is mailed.
  if (uid === null) return;
  const words = wordsOf(note, mail.wordsId);
  await queueNoteMail(tx, { ...mail, uid, goalId: note.goalId, description, words, toCoach });
}
