import type { CoachingNote } from "#contract/coaching.ts";
import type { Statement, Transaction } from "#server/platform/db/database.ts";
import { queueWords, type NewWords } from "#server/email/outbox/bundled-words.ts";
import type { QuotedWords } from "#server/email/outbox/mail-facts.ts";

interface Readers {
  readonly description: string;
  readonly ownerId: string;
  /** The note's writer while they coach. */
  readonly coachId: string | null;
}

const readers: Statement = {
  name: "note_mail_readers",
  sql: `select g.description, g.owner_id as "ownerId",
      case when g.coach_status = 'accepted' and g.coach_id = n.coach_id then g.coach_id end as "coachId"
    from coaching_notes n join goals g on g.id = n.goal_id where n.id = $1`,
};

/** What was written: the note itself, or the reply of that id. */
function wordsOf(note: CoachingNote, wordsId: string): QuotedWords {
  const reply = note.replies.find(({ id }) => id === wordsId);
  return reply ? { by: reply.name, text: reply.text } : { by: note.coachName, text: note.note };
}

/** Mail to the other side of a note, of the note or the reply that was just written, with the transaction that keeps it. */
export async function mailWords(
  tx: Transaction,
  note: CoachingNote,
  writerId: string,
  mail: Pick<NewWords, "id" | "wordsId" | "host" | "at">,
): Promise<void> {
  const [row] = await tx.run<Readers>(readers, [note.id]);
  if (!row) return;
  const { description, ownerId, coachId } = row;
  const toCoach = writerId === ownerId;
  const uid = toCoach ? coachId : ownerId;
  // Nobody coaches any more: the answer is for the owner's own record.
  if (uid === null) return;
  const words = wordsOf(note, mail.wordsId);
  await queueWords(tx, { ...mail, uid, goalId: note.goalId, description, words, toCoach });
}
