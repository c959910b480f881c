import type { Hono } from "hono";
import { addCheckIn, listCheckIns, type CheckIn } from "#contract/check-ins.ts";
import { listGoalCheckIns } from "#contract/coaching.ts";
import { draftedCheckIn, type DraftedCheckIn } from "#domain/check-in.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import type { Deps } from "#server/platform/deps.ts";
import { admitToGoal, type GoalSubject } from "../change-goal.ts";
import { admitToSee, type SeenGoal } from "../see-goal.ts";
import { handle, type Call, type Slice } from "#server/platform/http/door.ts";
import { unlessKeyTaken } from "#server/platform/keyed-write.ts";
import {
  readCheckIn,
  readGoalCheckIns,
  readNewestCheckIns,
  writeCheckIn,
} from "./check-in-store.ts";

const list: Slice<typeof listCheckIns> = {
  endpoint: listCheckIns,
  act: async ({ deps }, { uid }) => ({ checkIns: await readNewestCheckIns(deps.db, uid) }),
};

const listOfGoal: Slice<typeof listGoalCheckIns, SeenGoal> = {
  endpoint: listGoalCheckIns,
  admit: admitToSee,
  act: async ({ deps }, { uid }, { id, owner_id: ownerId }) => ({
    checkIns: await readGoalCheckIns(deps.db, id, ownerId === uid ? "private" : "coach"),
  }),
};

type AddCall = Call<typeof addCheckIn>;

/** The check-in that the key made before; a key used for something else made none. */
async function replayed(call: AddCall, uid: string, subject: GoalSubject): Promise<Ruled<CheckIn>> {
  if (subject.keyHash !== call.key.bodyHash) return refuse("request.key-reused");
  return (await readCheckIn(call.deps.db, uid, subject.keyResult ?? "")) ?? refuse("not-found");
}

function checkInOf(call: AddCall, { goal }: GoalSubject, drafted: DraftedCheckIn): CheckIn {
  return {
    id: call.deps.newId(),
    ...drafted,
    createdAt: call.at,
    category: goal.category,
    goal: { id: goal.id, description: goal.description },
  };
}

/** Everybody who may read a check-in: its writer, and the coach where it is meant for them. */
function readersOf({ circle }: CheckIn, uid: string, { goal, coachId }: GoalSubject): string[] {
  const coached = coachId !== null && goal.coachStatus === "accepted";
  return coached && circle === "coach" ? [uid, coachId] : [uid];
}

/** Writes it; null where its key was used at the same moment. */
async function added(
  call: AddCall,
  { uid }: Actor,
  subject: GoalSubject,
  drafted: DraftedCheckIn,
): Promise<CheckIn | null> {
  const { db, live } = call.deps;
  const checkIn = checkInOf(call, subject, drafted);
  const done = writeCheckIn(db, uid, checkIn, call.key).then(() => true);
  if ((await unlessKeyTaken(done)) === null) return null;
  const change = { entity: "check-in", id: checkIn.id, rev: 1 } as const;
  live.publish(change, readersOf(checkIn, uid, subject));
  return checkIn;
}

async function settled(
  call: AddCall,
  actor: Actor,
  subject: GoalSubject,
  drafted: DraftedCheckIn,
): Promise<Ruled<CheckIn>> {
  if (subject.keyHash !== null) return replayed(call, actor.uid, subject);
  const checkIn = await added(call, actor, subject, drafted);
  if (checkIn !== null) return checkIn;
  const again = await admitToGoal(call);
  return again.actor === null
    ? refuse("session.missing")
    : replayed(call, actor.uid, again.subject);
}

const add: Slice<typeof addCheckIn, GoalSubject> = {
  endpoint: addCheckIn,
  admit: admitToGoal,
  act: async (call, actor, subject) => {
    const drafted = draftedCheckIn(call.input);
    if (isRefused(drafted)) return drafted;
    const checkIn = await settled(call, actor, subject, drafted);
    return isRefused(checkIn) ? checkIn : { checkIn };
  },
};

/** Mounts everything about check-ins. */
export function mountCheckIns(app: Hono, deps: Deps): void {
  handle(app, deps, list);
  handle(app, deps, listOfGoal);
  handle(app, deps, add);
}
