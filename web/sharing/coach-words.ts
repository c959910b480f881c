import type { GoalCard } from "#domain/goal.ts";
import { coachOf } from "#domain/invitation.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";

export const WITHDRAWN = "Invitation withdrawn. Its link no longer works.";

export function notInvitable(goal: GoalCard): string | null {
  if (goal.status !== "active")
    return `This goal is ${goal.completed ? "complete" : "closed"}. A coach goes with a goal that is under way.`;
  const coach = coachOf(goal);
  return coach === null ? null : `${bidiIsolated(coach)} is coaching this goal already.`;
}
