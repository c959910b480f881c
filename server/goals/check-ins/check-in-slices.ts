import type { Hono } from "hono";
import { addCheckIn, listCheckIns, type CheckIn } from "#contract/check-ins.ts";
import { listGoalCheckIns } from "#contract/coaching.ts";
import { draftedCheckIn, refusalOfReader, type DraftedCheckIn } from "#domain/check-in.ts";
import { nowIn } from "#domain/day.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Deps } from "#server/platform/deps.ts";
import {
  admitToSee,
  admitToWrite,
  readAgain,
  type GoalSubject,
  type SeenGoal,
} from "../admit-to-goal.ts";
import { handle, type Call, type Slice } from "#server/platform/http/door.ts";
import { readNewestWeekly, readPromises } from "../weekly-check-ins/weekly-check-in-store.ts";
import {
  readCheckIn,
  readGoalCheckIns,
  readNewestCheckIns,
  writeCheckIn,
} from "./check-in-store.ts";

const list: Slice<typeof listCheckIns> = {
  endpoint: listCheckIns,
  act: async ({ deps, at }, { uid, timeZone }) => {
    const [checkIns, weekly, promises] = await Promise.all([
      readNewestCheckIns(deps.db, uid),
      readNewestWeekly(deps.db, uid),
      readPromises(deps.db, uid, nowIn(at, timeZone)),
    ]);
    return { checkIns, weekly, promises };
  },
};

const listOfGoal: Slice<typeof listGoalCheckIns, SeenGoal> = {
  endpoint: listGoalCheckIns,
  admit: admitToSee,
  act: async ({ deps }, _actor, goal) => ({ checkIns: await readGoalCheckIns(deps.db, goal) }),
};

type AddCall = Call<typeof addCheckIn>;

async function madeBefore(
  { deps, key }: AddCall,
  { ownerId, keyHash, keyResult }: GoalSubject,
): Promise<Ruled<CheckIn>> {
  if (keyHash !== key.bodyHash) return refuse("request.key-reused");
  const checkIn = keyResult === null ? null : await readCheckIn(deps.db, ownerId, keyResult);
  return checkIn ?? refuse("not-found");
}

function readersOf({ circle }: CheckIn, { ownerId, coachId }: GoalSubject): string[] {
  return coachId !== null && circle === "coach" ? [ownerId, coachId] : [ownerId];
}

async function writeOnce(
  call: AddCall,
  subject: GoalSubject,
  drafted: DraftedCheckIn,
): Promise<Ruled<CheckIn>> {
  const { db, live, newId } = call.deps;
  const { goal, ownerId } = subject;
  if (subject.keyHash !== null) return madeBefore(call, subject);
  const refused = refusalOfReader(call.input, subject.coachId);
  if (refused) return refused;
  const checkIn: CheckIn = {
    id: newId(),
    ...drafted,
    createdAt: call.at,
    category: goal.category,
    goal: { id: goal.id, description: goal.description },
  };
  const written = await writeCheckIn(db, ownerId, checkIn, call.key);
  if (isRefused(written)) return written;
  if (written !== null) {
    live.publish({ entity: "check-in", id: checkIn.id, rev: 1 }, readersOf(checkIn, subject));
    return checkIn;
  }
  const again = await readAgain(db, call);
  return isRefused(again) ? again : madeBefore(call, again);
}

const add: Slice<typeof addCheckIn, GoalSubject> = {
  endpoint: addCheckIn,
  admit: admitToWrite,
  act: async (call, _actor, subject) => {
    const drafted = draftedCheckIn(call.input);
    if (isRefused(drafted)) return drafted;
    const checkIn = await writeOnce(call, subject, drafted);
    return isRefused(checkIn) ? checkIn : { checkIn };
  },
};

export function mountCheckIns(app: Hono, deps: Deps): void {
  handle(app, deps, list);
  handle(app, deps, listOfGoal);
  handle(app, deps, add);
}
