import type { GoalCard } from "./goal.ts";
import { refuse, type Ruled } from "./refusal.ts";
import { words } from "./invitation.words.ts";

/** Null while open; an expired one may not be marked yet. */
export type InvitationEnd = "used" | "withdrawn" | "expired" | "completed";

export interface InvitationFacts {
  readonly ended: InvitationEnd | null;
  /** Milliseconds. */
  readonly expiresAt: number;
  readonly ownerId: string;
  readonly goal: Pick<GoalCard, "status">;
  readonly coachId: string | null;
}

export type Acceptance = "to-accept" | "already-coaching";

/** product 11.6, 11.10 */
export const namelessCoach = words.namelessCoach;
export const namelessOwner = words.namelessOwner;

/** product 12.5 */
export const formerCoach = words.formerCoach;

/** True if somebody coaches the goal (product 11.1). */
export function hasCoach({ coachStatus }: Pick<GoalCard, "coachStatus">): boolean {
  return coachStatus === "accepted";
}

/** The coach's name; null for none (product 11.10). */
export function coachOf(goal: Pick<GoalCard, "coachStatus" | "coachName">): string | null {
  return hasCoach(goal) ? (goal.coachName ?? namelessCoach) : null;
}

/** True if the goal is active and has no coach (product 11.1). */
export function isInvitable(goal: Pick<GoalCard, "status" | "coachStatus">): boolean {
  return goal.status === "active" && !hasCoach(goal);
}

/** Whether an invitation can be accepted or withdrawn at `at` (ms) (product 11.2). */
export function isOpen(
  { ended, expiresAt }: Pick<InvitationFacts, "ended" | "expiresAt">,
  at: number,
) {
  return ended === null && at < expiresAt;
}

/** Whether `uid` (null for a visitor) may accept; refused in the order of product 11.7. */
export function acceptable(
  facts: InvitationFacts,
  uid: string | null,
  at: number,
): Ruled<Acceptance> {
  const { ended, ownerId, goal, coachId } = facts;
  // An invited person may learn that the goal was completed (product 11.7).
  const known = ended === "used" || ended === "completed" || isOpen(facts, at);
  if (!known) return refuse("invitation.invalid");
  if (uid === ownerId) return refuse("invitation.own");
  if (goal.status !== "active") return refuse("invitation.goal-gone");
  if (coachId === null) return ended === null ? "to-accept" : refuse("invitation.invalid");
  return coachId === uid ? "already-coaching" : refuse("invitation.taken");
}
