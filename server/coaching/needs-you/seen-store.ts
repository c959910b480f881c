import { coachedBy } from "#server/goals/goal-row.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";

export interface Seeing {
  readonly goalId: string;
  readonly coachId: string;
  readonly at: number;
}

export async function writeSeen(
  db: Queryable,
  { goalId, coachId, at }: Seeing,
  checkInId: string,
): Promise<string | null> {
  const marked = await db.kysely
    // The row lock makes an ending of the coaching wait; after it, no row is found.
    .with("coached", (kysely) =>
      kysely
        .selectFrom("goals as g")
        .select(["g.id", "g.owner_id as ownerId"])
        .where("g.id", "=", goalId)
        .where(coachedBy(coachId))
        .forShare("g"),
    )
    .updateTable("weekly_check_ins as c")
    .from("coached")
    .set({ seen_at: at, seen_by: coachId })
    .whereRef("c.goal_id", "=", "coached.id")
    .where("c.id", "=", checkInId)
    .where("c.circle", "=", "coach")
    .where("c.seen_at", "is", null)
    .returning("coached.ownerId")
    .executeTakeFirst();
  return marked?.ownerId ?? null;
}

/** Only those that the note's writer had read. The goal must be locked. */
export async function writeSeenByNote(
  tx: Transaction,
  { goalId, coachId, at }: Seeing,
  upTo: number,
): Promise<readonly string[]> {
  const marked = await tx.kysely
    .updateTable("weekly_check_ins as c")
    .from("goals as g")
    .set({ seen_at: at, seen_by: coachId })
    .whereRef("g.id", "=", "c.goal_id")
    .where("c.goal_id", "=", goalId)
    .where("c.circle", "=", "coach")
    .where("c.seen_at", "is", null)
    .whereRef("c.at", ">=", "g.coached_at")
    .where("c.at", "<=", upTo)
    .returning("c.id")
    .execute();
  return marked.map(({ id }) => id);
}

export async function writeRepliesRead(
  tx: Transaction,
  { goalId, coachId, at }: Seeing,
): Promise<void> {
  // Wait for replies being written, so that newer ones stay unread.
  const held = await tx.kysely
    .selectFrom("coaching_notes")
    .select("id")
    .where("goal_id", "=", goalId)
    .where("coach_id", "=", coachId)
    .where("unread_reply_at", "<=", at)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  if (held.length === 0) return;
  const ids = held.map(({ id }) => id);
  await tx.kysely
    .updateTable("coaching_notes as n")
    .set((eb) => ({
      unread_reply_at: eb
        .selectFrom("note_replies as r")
        .select(({ fn }) => fn.min("r.created_at").as("at"))
        .whereRef("r.note_id", "=", "n.id")
        .where("r.by", "=", "owner")
        .where("r.created_at", ">", at),
    }))
    .where("n.id", "in", ids)
    .execute();
}
