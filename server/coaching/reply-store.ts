import { namelessCoach, namelessOwner } from "#domain/invitation.ts";
import { limits } from "#domain/limits.ts";
import { shownName } from "#server/account/shown-name.ts";
import { coachedBy } from "#server/goals/goal-row.ts";
import type { Statement, Transaction } from "#server/platform/db/database.ts";

/** A thread that a person may answer in, as what, and who else reads it. */
export interface Thread {
  readonly noteId: string;
  readonly by: "owner" | "coach";
}

// The owner always, it is their record; the coach for as long as they coach. Shared and held until the reply stands.
const hold: Statement = {
  name: "note_hold",
  sql: `select n.id as "noteId", case when g.owner_id = $3 then 'owner' else 'coach' end as by
    from coaching_notes n join goals g on g.id = n.goal_id
    where n.id = $1 and g.id = $2 and (g.owner_id = $3
      or (${coachedBy("$3")} and not g.completed and n.coach_id = $3))
    for share of g for no key update of n`,
};

/** Holds a note for one who may answer it; null for everybody else. */
export async function holdThread(
  tx: Transaction,
  goalId: string,
  noteId: string,
  uid: string,
): Promise<Thread | null> {
  const [row] = await tx.run<Thread>(hold, [noteId, goalId, uid]);
  return row ?? null;
}

const add: Statement = {
  name: "reply_add",
  sql: `with noted as (
    update coaching_notes n set rev = n.rev + 1
    where n.id = $2 and (select count(*) from note_replies r where r.note_id = $2) < ${limits.repliesPerNote}
    returning n.id)
  insert into note_replies (id, note_id, author_id, by, name, text, created_at)
  select $1, noted.id, u.id, $4, case when $4 = 'owner' then ${shownName("u", namelessOwner)}
    else ${shownName("u", namelessCoach)} end, $5, $6 from noted join users u on u.id = $3 returning id`,
};

/** A reply to be written. */
export interface NewReply extends Thread {
  readonly id: string;
  readonly authorId: string;
  readonly text: string;
  readonly createdAt: number;
}

/** Writes a reply to a note that is held; false where it has as many as it may have. */
export async function writeReply(tx: Transaction, reply: NewReply): Promise<boolean> {
  const { id, noteId, authorId, by, text, createdAt } = reply;
  return (await tx.run(add, [id, noteId, authorId, by, text, createdAt])).length > 0;
}
