import { DAY_MS } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";

/** True while the goal waits for its coach's word (product 43.2). */
export function isWaiting(goal: Pick<GoalCard, "status" | "completionAskedAt">): boolean {
  return goal.status === "active" && goal.completionAskedAt !== null;
}

/** When a goal completes without its coach's word; both in ms (product 43.4). */
export function completesAt(askedAt: number): number {
  return askedAt + limits.confirmDays * DAY_MS;
}

/** Whether Undo is offered for a completion; `at` in ms (product 3.24). */
export function mayUndoCompletion(
  { completedAt }: Pick<GoalCard, "completedAt">,
  at: number,
): boolean {
  return completedAt !== null && at - completedAt <= limits.undoSeconds * 1000;
}
