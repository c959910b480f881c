import type { CoachLeft } from "#domain/goal-change.ts";
import type { CoachStatus } from "#domain/goal.ts";
import { endCompletionRequests } from "#server/account/end-completion-requests.ts";
import { withdrawNoteMail } from "#server/email/outbox/goal-mail.ts";
import { writeGoalChange } from "#server/goals/goal-change-store.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";

/** product 3.1 */
const statusAfter: Readonly<Record<CoachLeft, CoachStatus | null>> = {
  "coach-stepped-down": null,
  "coach-taken-back": "declined_by_user",
};

export interface Ended {
  readonly changeId: string;
  readonly goalId: string;
  readonly rev: number;
  readonly ownerId: string;
  readonly coachId: string;
  /** A request to confirm the goal ended too (product 43.5). */
  readonly endsRequest: boolean;
}

type Ending = Omit<Ended, "rev" | "endsRequest"> & {
  readonly what: CoachLeft;
  readonly at: number;
};

/** The goal must be locked. Drops queued mail to the coach about the owner's replies. */
export async function endCoaching(
  tx: Transaction,
  { changeId, goalId, ownerId, coachId, what, at }: Ending,
): Promise<Ended> {
  const { length: requests } = await endCompletionRequests(tx, coachId, at, goalId);
  const { rev } = await tx.kysely
    .updateTable("goals")
    .set((eb) => ({
      coach_id: null,
      coach_name: null,
      coached_at: null,
      coach_status: statusAfter[what],
      // Nobody who left is offered to be invited again.
      former_coach_id: null,
      former_coached_at: null,
      rev: eb("rev", "+", 1),
    }))
    .where("id", "=", goalId)
    .returning("rev")
    .executeTakeFirstOrThrow();
  await writeGoalChange(tx, { id: changeId, goalId, at, change: { what, coachId } });
  await withdrawNoteMail(tx, coachId, goalId);
  return { changeId, goalId, rev, ownerId, coachId, endsRequest: requests > 0 };
}

export function publishEnd(
  { live }: Pick<Deps, "live">,
  { goalId, rev, ownerId, coachId }: Ended,
): void {
  live.publish({ entity: "goal", id: goalId, rev }, [ownerId, coachId]);
}
