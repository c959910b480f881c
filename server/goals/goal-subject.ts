import type { Relation } from "#domain/policy.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";

interface Held {
  readonly owner_id: string;
  readonly coach_id: string | null;
  readonly coach_status: string | null;
}

/** What a person is to a goal; nothing where there is no such goal, so that both cases answer alike. */
export function relationsTo(goal: Held | null, actor: Actor): readonly Relation[] {
  if (goal === null) return [];
  if (goal.owner_id === actor.uid) return ["owner"];
  return goal.coach_id === actor.uid && goal.coach_status === "accepted" ? ["coach"] : [];
}
