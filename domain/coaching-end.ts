import { DAY_MS } from "./day.ts";
import { endedRefusal, type Goal } from "./goal.ts";
import { hasCoach } from "./invitation.ts";
import * as limits from "./limits.ts";
import { refuse, type Refusal } from "./refusal.ts";

type Coaching = Pick<Goal, "status" | "coachStatus" | "coachedAt">;

/** Whether an acceptance can be taken back at `at` (ms): for `takeBackDays` (product 11.12). */
export function mayTakeBack(goal: Coaching, at: number): boolean {
  const { coachedAt } = goal;
  return hasCoach(goal) && coachedAt !== null && at - coachedAt <= limits.takeBackDays * DAY_MS;
}

/** Null if the acceptance made at `meant` can be taken back at `at`, both ms (product 11.12). */
export function takeBackRefusal(goal: Coaching, meant: number, at: number): Refusal | null {
  const ended = endedRefusal(goal);
  if (ended !== null) return ended;
  if (!hasCoach(goal)) return refuse("coaching.none");
  if (goal.coachedAt !== meant) return refuse("coaching.another");
  return mayTakeBack(goal, at) ? null : refuse("coaching.too-late");
}
