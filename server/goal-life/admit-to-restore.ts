import type { restoreGoal } from "#contract/goal-life.ts";
import type { Admitted, Call } from "#server/platform/http/door.ts";
import { readActor } from "#server/platform/sessions/session-store.ts";

/** Who asks for a goal that was deleted, and whether it is theirs: to everybody else it is not there. */
export async function admitToRestore({
  deps,
  credentials,
  at,
  params,
}: Call<typeof restoreGoal>): Promise<Admitted<object>> {
  const actor = credentials && (await readActor(deps.db, credentials, at));
  if (!actor) return { actor: null, relations: ["visitor"] };
  const own = await deps.db.kysely
    .selectFrom("goals")
    .select("id")
    .where("id", "=", params.goalId)
    .where("owner_id", "=", actor.uid)
    .where("deleted_at", "is not", null)
    .executeTakeFirst();
  return own ? { actor, relations: ["owner"], subject: own } : { actor, relations: [] };
}
