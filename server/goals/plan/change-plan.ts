import type { ShownPlan } from "#contract/goal-plan.ts";
import { planForCoach, type GoalPlan } from "#domain/goal-plan.ts";
import { endedRefusal } from "#domain/goal.ts";
import { isRefused, refuse, type Ruled } from "#domain/refusal.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { KeyedCall } from "#server/platform/http/door.ts";
import { keyedWrite, type Made } from "#server/platform/keyed-write.ts";
import type { Actor } from "#server/platform/sessions/actor.ts";
import { readSeenGoal, type SeenGoal } from "../admit-to-goal.ts";
import { acceptedCoach, cardOf } from "../goal-row.ts";
import { lockGoal } from "../goal-store.ts";
import { readPlan, writePlan } from "./plan-store.ts";

/** Names suggesters without their ids. */
export function shownPlan(
  plan: GoalPlan,
  { reader }: Pick<SeenGoal, "reader">,
  { uid }: Actor,
): ShownPlan {
  const { steps, ifThens } = reader === "owner" ? plan : planForCoach(plan, uid);
  return {
    steps: steps.map((step) => ({ ...step, suggestedBy: step.suggestedBy?.name ?? null })),
    ifThens: [...ifThens],
  };
}

interface Written {
  readonly plan: GoalPlan;
  readonly news: { readonly goal: SeenGoal; readonly rev: number | null } | null;
}

/** `id` is for an added item; the goal is locked. */
export type PlanRule = (
  tx: Transaction,
  plan: GoalPlan,
  id: string,
  goal: SeenGoal,
) => Promise<Ruled<GoalPlan>>;

/** Locks the goal, and checks the relation again. */
async function holdSeen(tx: Transaction, uid: string, seen: SeenGoal): Promise<Ruled<SeenGoal>> {
  await lockGoal(tx, seen.id);
  const goal = await readSeenGoal(tx, uid, seen.id);
  if (goal?.reader !== seen.reader) return refuse("not-found");
  return endedRefusal(cardOf(goal)) ?? goal;
}

async function writeHolding(
  tx: Transaction,
  { deps }: KeyedCall,
  uid: string,
  seen: SeenGoal,
  rule: PlanRule,
): Promise<Ruled<Made<Written>>> {
  const goal = await holdSeen(tx, uid, seen);
  if (isRefused(goal)) return goal;
  const before = await readPlan(tx, goal.id);
  const plan = await rule(tx, before, deps.newId(), goal);
  if (isRefused(plan)) return plan;
  const rev = await writePlan(tx, goal.id, before, plan);
  return { use: { subjectId: goal.id, resultId: null }, answer: { plan, news: { goal, rev } } };
}

function announcePlan(
  { live }: Pick<Deps, "live">,
  { goal, rev }: NonNullable<Written["news"]>,
): void {
  const { id, owner_id: ownerId } = goal;
  const coachId = acceptedCoach(goal);
  const uids = coachId === null ? [ownerId] : [ownerId, coachId];
  if (rev !== null) live.publish({ entity: "goal", id, rev }, uids);
  live.publish({ entity: "plan", id, rev: 1 }, uids);
}

/** A retry gets the current plan. */
export async function changeGoalPlan(
  call: KeyedCall,
  actor: Actor,
  seen: SeenGoal,
  rule: PlanRule,
): Promise<Ruled<{ plan: ShownPlan }>> {
  const written = await keyedWrite<Written>(call, actor.uid, {
    write: (tx) => writeHolding(tx, call, actor.uid, seen, rule),
    again: async (tx) => ({ plan: await readPlan(tx, seen.id), news: null }),
  });
  if (isRefused(written)) return written;
  if (written.news !== null) announcePlan(call.deps, written.news);
  return { plan: shownPlan(written.plan, seen, actor) };
}
