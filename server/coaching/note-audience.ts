import type { CoachingNote } from "#contract/coaching.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";

const readers: Statement = {
  name: "note_readers",
  sql: `select g.owner_id as "ownerId",
      case when g.coach_status = 'accepted' and g.coach_id = n.coach_id then g.coach_id end as "coachId"
    from coaching_notes n join goals g on g.id = n.goal_id where n.id = $1`,
};

/** Everybody who may read a note now: the goal's owner, and its writer while they coach. */
async function readersOf(db: Queryable, id: string): Promise<string[]> {
  const [row] = await db.run<{ ownerId: string; coachId: string | null }>(readers, [id]);
  if (!row) return [];
  return row.coachId === null ? [row.ownerId] : [row.ownerId, row.coachId];
}

/** After the commit: a note is another one. Its readers are asked for now, so that a coach no more hears nothing. */
export async function announceNote({ db, live }: Pick<Deps, "db" | "live">, note: CoachingNote) {
  const { id, rev } = note;
  live.publish({ entity: "note", id, rev }, await readersOf(db, id));
}
