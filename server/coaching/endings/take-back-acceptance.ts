import { takeBackAcceptance } from "#contract/coaching-end.ts";
import { takeBackRefusal } from "#domain/coaching-end.ts";
import type { GoalCard } from "#domain/goal.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { admitToSee, type SeenGoal } from "#server/goals/admit-to-goal.ts";
import { acceptedCoach, cardOf, goalOf } from "#server/goals/goal-row.ts";
import { lockGoal, readCard, readWholeGoal } from "#server/goals/goal-store.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { keyedWrite } from "#server/platform/keyed-write.ts";
import { endCoaching, publishEnd, type Ended } from "./end-coaching.ts";

interface TakenBack {
  readonly goal: GoalCard;
  readonly ended: Ended | null;
}

async function readFree(
  tx: Transaction,
  goalId: string,
  ended: Ended | null,
): Promise<Ruled<TakenBack>> {
  const card = await readCard(tx, goalId);
  return card === undefined ? refuse("not-found") : { goal: cardOf(card), ended };
}

async function takeBack(
  tx: Transaction,
  { deps, at, input, params: { goalId } }: Call<typeof takeBackAcceptance>,
  uid: string,
): Promise<Ruled<TakenBack>> {
  await lockGoal(tx, goalId);
  const row = await readWholeGoal(tx, uid, goalId);
  if (row === null) return refuse("not-found");
  const refused = takeBackRefusal(goalOf(row), input.coachedAt, at);
  if (refused !== null) return refused;
  const coachId = acceptedCoach(row);
  if (coachId === null) return refuse("coaching.none");
  const ending = { what: "coach-taken-back", changeId: deps.newId(), at } as const;
  const ended = await endCoaching(tx, { ...ending, goalId, ownerId: row.owner_id, coachId });
  return readFree(tx, goalId, ended);
}

export const takeBackAcceptanceSlice: Slice<typeof takeBackAcceptance, SeenGoal> = {
  endpoint: takeBackAcceptance,
  admit: admitToSee,
  act: async (call, { uid }, { id: goalId }) => {
    const outcome = await keyedWrite<TakenBack>(call, uid, {
      write: async (tx) => {
        const answer = await takeBack(tx, call, uid);
        return isRefused(answer) ? answer : { use: { subjectId: goalId, resultId: null }, answer };
      },
      again: (tx) => readFree(tx, goalId, null),
    });
    if (isRefused(outcome)) return outcome;
    const { goal, ended } = outcome;
    if (ended !== null) publishEnd(call.deps, ended);
    return { goal };
  },
};
