import type { deleteGoal, restoreGoal } from "#contract/goal-life.ts";
import type { Admitted, Call } from "#server/platform/http/door.ts";
import { readActor } from "#server/platform/sessions/session-store.ts";

/** Finds deleted goals too, so that a retry finds its key; owner only. */
export async function admitToKept({
  deps,
  credentials,
  at,
  params,
}: Call<typeof deleteGoal> | Call<typeof restoreGoal>): Promise<Admitted<object>> {
  const actor = credentials && (await readActor(deps.db, credentials, at));
  if (!actor) return { actor: null, relations: ["visitor"] };
  const own = await deps.db.kysely
    .selectFrom("goals")
    .select("id")
    .where("id", "=", params.goalId)
    .where("owner_id", "=", actor.uid)
    .executeTakeFirst();
  return own ? { actor, relations: ["owner"], subject: own } : { actor, relations: [] };
}
