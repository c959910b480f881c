import type { CoachLeft } from "#domain/goal-change.ts";
import type { CoachStatus } from "#domain/goal.ts";
import { withdrawNoteMail } from "#server/email/outbox/goal-mail.ts";
import { writeGoalChange } from "#server/goals/goal-change-store.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";

/** How a coaching ended, and what the goal says of it then (product 3.1). */
const statusAfter: Readonly<Record<CoachLeft, CoachStatus | null>> = {
  "coach-stepped-down": null,
  "coach-taken-back": "declined_by_user",
};

/** A coaching that has just ended. */
export interface Ended {
  /** Of the change that the goal's timeline tells. */
  readonly changeId: string;
  readonly goalId: string;
  readonly rev: number;
  readonly ownerId: string;
  readonly coachId: string;
}

/** What is to end, by what and when. */
type Ending = Omit<Ended, "rev"> & { readonly what: CoachLeft; readonly at: number };

/**
 * Frees a goal of its coach: the goal must be held. Their notes stay with the owner; mail to them about the owner's answers
 * that has not left yet never does.
 */
export async function endCoaching(
  tx: Transaction,
  { changeId, goalId, ownerId, coachId, what, at }: Ending,
): Promise<Ended> {
  const { rev } = await tx.kysely
    .updateTable("goals")
    .set((eb) => ({
      coach_id: null,
      coach_name: null,
      coached_at: null,
      coach_status: statusAfter[what],
      // Nobody is offered to be invited again who has left, or was never meant.
      former_coach_id: null,
      former_coached_at: null,
      rev: eb("rev", "+", 1),
    }))
    .where("id", "=", goalId)
    .returning("rev")
    .executeTakeFirstOrThrow();
  await writeGoalChange(tx, { id: changeId, goalId, at, change: { what, coachId } });
  await withdrawNoteMail(tx, coachId, goalId);
  return { changeId, goalId, rev, ownerId, coachId };
}

/** After the commit: both sides read the goal again, which its former coach then no longer finds. */
export function publishEnd(
  { live }: Pick<Deps, "live">,
  { goalId, rev, ownerId, coachId }: Ended,
): void {
  live.publish({ entity: "goal", id: goalId, rev }, [ownerId, coachId]);
}
