import type { Transaction } from "#server/platform/db/database.ts";
import { newId } from "#server/platform/random.ts";

export interface FreedGoal {
  readonly id: string;
  readonly ownerId: string;
  readonly rev: number;
}

/** Requests to a coach who cannot answer any more end, and the timeline says so (product 43.5). */
export async function endCompletionRequests(
  tx: Transaction,
  coachId: string,
  at: number,
  goalId?: string,
): Promise<readonly FreedGoal[]> {
  const ended = await tx.kysely
    .updateTable("goals")
    .set((eb) => ({ completion_asked_at: null, rev: eb("rev", "+", 1) }))
    .where("coach_id", "=", coachId)
    .where((eb) => eb.not(eb("completion_asked_at", "is", null)))
    .where((eb) => (goalId === undefined ? eb.lit(true) : eb("id", "=", goalId)))
    .returning(["id", "owner_id as ownerId", "rev"])
    .execute();
  if (ended.length > 0)
    await tx.kysely
      .insertInto("goal_changes")
      .values(
        ended.map(({ id }) => {
          return { id: newId(), goal_id: id, at, what: "completion-request-ended" as const };
        }),
      )
      .execute();
  return ended;
}
