import { stepDown } from "#contract/coaching-end.ts";
import { namelessCoach } from "#domain/invitation.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { queueMail } from "#server/email/outbox/outbox-store.ts";
import { admitToSee, type SeenGoal } from "#server/goals/admit-to-goal.ts";
import { acceptedCoach } from "#server/goals/goal-row.ts";
import { lockGoal, readWholeGoal, type WholeRow } from "#server/goals/goal-store.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { keyedWrite } from "#server/platform/keyed-write.ts";
import { endCoaching, publishEnd, type Ended } from "./end-coaching.ts";

type StepDownCall = Call<typeof stepDown>;

async function leave(tx: Transaction, call: StepDownCall, coachId: string): Promise<Ruled<Ended>> {
  const { goalId } = call.params;
  await lockGoal(tx, goalId);
  const row = await readWholeGoal(tx, coachId, goalId);
  if (row === null || acceptedCoach(row) !== coachId) return refuse("not-found");
  const ending = { what: "coach-stepped-down", changeId: call.deps.newId(), at: call.at } as const;
  const ended = await endCoaching(tx, { ...ending, goalId, ownerId: row.owner_id, coachId });
  await mailLeaving(tx, call, row, ended);
  return ended;
}

async function mailLeaving(
  tx: Transaction,
  { deps, at }: StepDownCall,
  { description, coach_name: coachName }: WholeRow,
  { changeId, goalId, ownerId, endsRequest }: Ended,
): Promise<void> {
  await queueMail(tx, {
    type: "coach_left",
    facts: {
      goalId,
      description,
      coachName: coachName ?? namelessCoach,
      ...(endsRequest && { endsRequest }),
    },
    id: deps.newId(),
    uid: ownerId,
    period: changeId,
    host: deps.config.publicUrl.hostname,
    at,
  });
}

export const stepDownSlice: Slice<typeof stepDown, SeenGoal> = {
  endpoint: stepDown,
  admit: admitToSee,
  act: async (call, { uid }, { id: goalId }) => {
    const outcome = await keyedWrite<Ended | null>(call, uid, {
      write: async (tx) => {
        const answer = await leave(tx, call, uid);
        return isRefused(answer) ? answer : { use: { subjectId: goalId, resultId: null }, answer };
      },
      // They coach it again, so this call is not about that coaching.
      again: async () => null,
    });
    if (isRefused(outcome)) return outcome;
    if (outcome === null) return {};
    publishEnd(call.deps, outcome);
    call.deps.outboxSignal.notify();
    return {};
  },
};
