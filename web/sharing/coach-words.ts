import type { GoalCard } from "#domain/goal.ts";
import { coachOf } from "#domain/invitation.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { words } from "./sharing.words.ts";

export function notInvitable(goal: GoalCard): string | null {
  if (goal.status !== "active") return words.notActive(goal.completed);
  const coach = coachOf(goal);
  return coach === null ? null : words.coachedAlready(bidiIsolated(coach));
}
