import { createGoal } from "#contract/goals.ts";
import { dayOf } from "#domain/day.ts";
import { draftedGoal, type DraftedGoal } from "#domain/goal-draft.ts";
import type { Goal } from "#domain/goal.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import { firstRhythms } from "#domain/check-in-rhythm.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { plannedAnew } from "#server/platform/mail/mail-columns.ts";
import { keyedWrite } from "#server/platform/keyed-write.ts";
import { goalOf, isListed, measureColumns } from "./goal-row.ts";

type CreateCall = Call<typeof createGoal>;

async function readOwnGoal(tx: Transaction, ownerId: string, id: string): Promise<Ruled<Goal>> {
  const row = await tx.kysely
    .selectFrom("goals")
    .selectAll()
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  return row ? goalOf(row) : refuse("not-found");
}

/** product 3.7 */
export async function goalCount(tx: Queryable, uid: string): Promise<number> {
  const row = await tx.kysely
    .selectFrom("goals as g")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("g.owner_id", "=", uid)
    .where(isListed)
    .executeTakeFirstOrThrow();
  return row.count;
}

async function insertGoal(
  tx: Transaction,
  call: CreateCall,
  { uid, timeZone }: Actor,
  drafted: DraftedGoal,
): Promise<string> {
  const id = call.deps.newId();
  const { checkInDay } = await tx.kysely
    .selectFrom("users")
    .select("check_in_day as checkInDay")
    .where("id", "=", uid)
    // A concurrent change of the check-in day waits, then finds this goal.
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { measurable, dueDate, ...texts } = drafted;
  await tx.kysely
    .insertInto("goals")
    .values({
      id,
      owner_id: uid,
      ...texts,
      ...measureColumns(measurable),
      due_date: dueDate,
      created_at: call.at,
      rhythms: JSON.stringify(firstRhythms(dayOf(call.at, timeZone), checkInDay)),
    })
    .execute();
  // Its due date may come before the planned reminder.
  const soon = { reminder_due_at: plannedAnew("reminder_due_at", call.at) };
  await tx.kysely.updateTable("users").set(soon).where("id", "=", uid).execute();
  return id;
}

function save(call: CreateCall, actor: Actor, drafted: DraftedGoal): Promise<Ruled<Goal>> {
  const { uid } = actor;
  return keyedWrite(call, uid, {
    write: async (tx) => {
      if ((await goalCount(tx, uid)) >= limits.goalsPerUser) return refuse("goal.too-many");
      const id = await insertGoal(tx, call, actor, drafted);
      // Read inside the transaction: nothing may fail after the commit.
      const goal = await readOwnGoal(tx, uid, id);
      return isRefused(goal) ? goal : { use: { subjectId: id, resultId: null }, answer: goal };
    },
    again: (tx, { subjectId }) => readOwnGoal(tx, uid, subjectId),
  });
}

export const createGoalSlice: Slice<typeof createGoal> = {
  endpoint: createGoal,
  signedOut: "session.goal-not-saved",
  act: async (call, actor) => {
    const drafted = draftedGoal(call.input);
    if (isRefused(drafted)) return drafted;
    const goal = await save(call, actor, drafted);
    if (isRefused(goal)) return goal;
    call.deps.live.publish({ entity: "goal", id: goal.id, rev: goal.rev }, [actor.uid]);
    return { goal };
  },
};
