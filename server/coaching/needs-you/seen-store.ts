import { sql } from "kysely";
import { coachedBy } from "#server/goals/goal-row.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";

export interface Seeing {
  readonly goalId: string;
  readonly coachId: string;
  readonly at: number;
}

export interface ShownCheckIn {
  readonly goalId: string;
  readonly checkInId: string;
  /** Null for any. */
  readonly rev: number | null;
}

interface Seer {
  readonly coachId: string;
  readonly at: number;
}

export interface SeenCheckIn {
  readonly id: string;
  readonly ownerId: string;
}

/** Marks those in the revision that was shown; returns those that were not seen before. */
export async function writeSeen(
  db: Queryable,
  { coachId, at }: Seer,
  shown: readonly ShownCheckIn[],
): Promise<readonly SeenCheckIn[]> {
  const rows = sql.join(
    shown.map(({ goalId, checkInId, rev }) => sql`(${goalId}, ${checkInId}, ${rev}::integer)`),
  );
  const goalIds = [...new Set(shown.map(({ goalId }) => goalId))];
  return (
    db.kysely
      // The row locks make an ending of the coaching wait; after it, no row is found.
      .with("coached", (kysely) =>
        kysely
          .selectFrom("goals as g")
          .select(["g.id", "g.owner_id as ownerId"])
          .where("g.id", "in", goalIds)
          .where(coachedBy(coachId))
          // The order in which a pause of all goals locks them.
          .orderBy("g.created_at", "desc")
          .orderBy("g.id", "desc")
          .forShare("g"),
      )
      .updateTable("weekly_check_ins as c")
      .from("coached")
      .set({ seen_at: at, seen_by: coachId })
      .whereRef("c.goal_id", "=", "coached.id")
      .where("c.circle", "=", "coach")
      .where("c.seen_at", "is", null)
      .where(
        sql<boolean>`exists (select from (values ${rows}) s (goal_id, id, rev)
          where s.goal_id = c.goal_id and s.id = c.id and c.rev = coalesce(s.rev, c.rev))`,
      )
      .where(
        "c.id",
        "in",
        shown.map(({ checkInId }) => checkInId),
      )
      .returning(["c.id", "coached.ownerId"])
      .execute()
  );
}

/** Ids of those that somebody has seen, in the revision that was shown. */
export async function readSeen(
  { kysely }: Queryable,
  coachId: string,
  shown: readonly (ShownCheckIn & { readonly rev: number })[],
): Promise<readonly string[]> {
  const rows = sql.join(
    shown.map(({ goalId, checkInId, rev }) => sql`(${goalId}, ${checkInId}, ${rev}::integer)`),
  );
  const seen = await kysely
    .selectFrom("weekly_check_ins as c")
    .innerJoin("goals as g", "g.id", "c.goal_id")
    .select("c.id")
    .where(coachedBy(coachId))
    .where("c.circle", "=", "coach")
    .where("c.seen_at", "is not", null)
    .where(sql<boolean>`(c.goal_id, c.id, c.rev) in (${rows})`)
    .execute();
  return seen.map(({ id }) => id);
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
