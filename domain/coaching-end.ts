import { DAY_MS } from "./day.ts";
import { endedRefusal, type Goal } from "./goal.ts";
import { hasCoach } from "./invitation.ts";
import * as limits from "./limits.ts";
import { refuse, type Refusal } from "./refusal.ts";

/** What the rules need to know of a coaching. */
type Coaching = Pick<Goal, "status" | "coachStatus" | "coachedAt">;

/** True while a coach's acceptance may be taken back: for `takeBackDays` (product 11.12). `at` is now in milliseconds. */
export function mayTakeBack(goal: Coaching, at: number): boolean {
  const { coachedAt } = goal;
  return hasCoach(goal) && coachedAt !== null && at - coachedAt <= limits.takeBackDays * DAY_MS;
}

/**
 * Why the acceptance of the instant `meant` cannot be taken back at the instant `at`, both in milliseconds; null where it
 * can. Another acceptance than the one that was meant is never taken back (product 11.12).
 */
export function takeBackRefusal(goal: Coaching, meant: number, at: number): Refusal | null {
  const ended = endedRefusal(goal);
  if (ended !== null) return ended;
  if (!hasCoach(goal)) return refuse("coaching.none");
  if (goal.coachedAt !== meant) return refuse("coaching.another");
  return mayTakeBack(goal, at) ? null : refuse("coaching.too-late");
}
