import { coachedBy } from "#server/goals/goal-row.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";

/** A coach of a goal, at an instant. */
export interface Seeing {
  readonly goalId: string;
  readonly coachId: string;
  readonly at: number;
}

/**
 * Marks a check-in that is meant for the coach as seen, where it was not and they coach the goal at that moment; answers the
 * goal's owner, null where nothing was marked.
 */
export async function writeSeen(
  db: Queryable,
  { goalId, coachId, at }: Seeing,
  checkInId: string,
): Promise<string | null> {
  const marked = await db.kysely
    // Who ends the coaching waits until the mark stands; where it is ended, no row is left here.
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

/** Marks the goal's unseen check-ins since its coach accepted as seen by a note, up to an instant that its writer had read. Answers them; the goal must be held. */
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

/** Marks the owner's answers under a coach's own notes on a goal as read, up to an instant; what came after it waits on. */
export async function writeRepliesRead(
  tx: Transaction,
  { goalId, coachId, at }: Seeing,
): Promise<void> {
  // An answer that is being written stands before it is asked what came after the instant.
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
