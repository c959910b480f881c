import { completeGoal } from "#contract/goals.ts";
import { isWaiting } from "#domain/completion-times.ts";
import { completed } from "#domain/completion.ts";
import type { Now } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, type Ruled } from "#domain/refusal.ts";
import { queueMail } from "#server/email/outbox/outbox-store.ts";
import { admitToWrite, type GoalSubject } from "#server/goals/admit-to-goal.ts";
import type { DecidedChange } from "#server/goals/goal-writes.ts";
import { changeGoal, type SideEffect } from "#server/goals/write-goal.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Slice } from "#server/platform/http/door.ts";
import { tellWebhooks } from "#server/platform/webhooks/tell-webhooks.ts";

/** Two requests may be slow: the completion and its Undo. */
const GRACE_MS = 3_000;
/** Webhooks wait, since a completion can be undone. */
const UNDO_MS = limits.undoSeconds * 1_000 + 2 * GRACE_MS;

export async function tellCompletion(
  tx: Queryable,
  of: { readonly goalId: string; readonly ownerId: string },
  at: number,
): Promise<void> {
  const occasion = `${of.goalId} ${at}`;
  await tellWebhooks(tx, [{ type: "goal.completed", ...of, occasion, at, waitMs: UNDO_MS }]);
}

function decide(
  { goal, asksCoach }: GoalSubject,
  changeId: string,
  now: Now,
): Ruled<DecidedChange> {
  const completion = completed(goal, now);
  if (isRefused(completion)) return completion;
  if (!asksCoach)
    return { kind: "completion", goal: { ...goal, ...completion, coachName: null }, changeId };
  if (isWaiting(goal)) return { kind: "none", goal };
  return { kind: "request", goal: { ...goal, completionAskedAt: now.at }, changeId };
}

function tell({ config, newId }: Deps): SideEffect {
  return async (tx, { goal, ownerId, coachId }, { kind }, at) => {
    const goalId = goal.id;
    if (kind === "completion") await tellCompletion(tx, { goalId, ownerId }, at);
    if (kind !== "request" || coachId === null) return;
    await queueMail(tx, {
      type: "completion_asked",
      facts: { goalId, description: goal.description, askedAt: at, by: "" },
      id: newId(),
      uid: coachId,
      period: `${goalId}.${at}`,
      host: config.publicUrl.hostname,
      at,
    });
  };
}

/** product 3.15, 43.2 */
export const completeSlice: Slice<typeof completeGoal, GoalSubject> = {
  endpoint: completeGoal,
  admit: admitToWrite,
  act: async (call, actor, subject) => {
    const { deps } = call;
    const rule = (seen: GoalSubject, now: Now) => decide(seen, deps.newId(), now);
    const outcome = await changeGoal(call, actor, subject, rule, tell(deps));
    if (isRefused(outcome)) return outcome;
    deps.outboxSignal.notify();
    return { goal: outcome.goal };
  },
};
