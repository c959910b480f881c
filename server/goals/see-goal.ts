import type { Endpoint } from "#contract/endpoint.ts";
import { touched } from "#server/platform/sessions/session-store.ts";
import type { Admitted, Call } from "#server/platform/http/door.ts";
import type { GoalRow } from "./goal-row.ts";
import { readGoalRow } from "./goal-store.ts";
import { relationsTo } from "./goal-subject.ts";

/** A goal as one who may see it reads it, and whose it is. */
export type SeenGoal = GoalRow & { readonly owner_id: string };

type OneGoal = Call<Endpoint> & { readonly params: { readonly goalId: string } };

/** Session, goal and relation in one read, for those who may see the goal. */
export async function admitToSee({
  deps,
  credentials,
  at,
  params,
}: OneGoal): Promise<Admitted<SeenGoal>> {
  const [row] = credentials ? await readGoalRow(deps.db, credentials, at, params.goalId) : [];
  const actor = row ? touched(deps, row, at) : null;
  const found = row && row.id !== null ? row : null;
  return {
    actor,
    relations: actor ? relationsTo(found, actor) : ["visitor"],
    subject: row as SeenGoal,
  };
}
