import type { GoalCard } from "./goal.ts";
import { refuse, type Ruled } from "./refusal.ts";

/** How an invitation ended; null while it has not. One whose time is over is not open either, written down or not. */
export type InvitationEnd = "used" | "withdrawn" | "expired" | "completed";

/** What the rules need to know of an invitation and of its goal. */
export interface InvitationFacts {
  readonly ended: InvitationEnd | null;
  /** Milliseconds. */
  readonly expiresAt: number;
  readonly ownerId: string;
  readonly goal: Pick<GoalCard, "status">;
  /** The goal's coach; null where it has none. */
  readonly coachId: string | null;
}

/** What accepting is to the one who asks: something to do, or done before. */
export type Acceptance = "to-accept" | "already-coaching";

/** The name of a coach who has none (product 11.10), and of an owner (product 11.6). */
export const namelessCoach = "Coach";
export const namelessOwner = "Someone";

/** Who wrote a note whose account is gone (product 12.5). */
export const formerCoach = "Former coach";

/** True where a goal has a coach: somebody has accepted, and it is not over (product 11.1). */
export function hasCoach({ coachStatus }: Pick<GoalCard, "coachStatus">): boolean {
  return coachStatus === "accepted";
}

/** The name of a goal's coach; null where it has none (product 11.10). */
export function coachOf(goal: Pick<GoalCard, "coachStatus" | "coachName">): string | null {
  return hasCoach(goal) ? (goal.coachName ?? namelessCoach) : null;
}

/** True where a goal may get a coach: it is under way and has none (product 11.1). */
export function isInvitable(goal: Pick<GoalCard, "status" | "coachStatus">): boolean {
  return goal.status === "active" && !hasCoach(goal);
}

/** True while an invitation may be accepted or withdrawn, at an instant in milliseconds (product 11.2). */
export function isOpen(
  { ended, expiresAt }: Pick<InvitationFacts, "ended" | "expiresAt">,
  at: number,
) {
  return ended === null && at < expiresAt;
}

/**
 * Whether somebody may accept an invitation; `uid` is null for a visitor. Refuses in the order of product 11.7, and
 * never says more of an invitation that was withdrawn or has expired than that its link is invalid.
 */
export function acceptable(
  facts: InvitationFacts,
  uid: string | null,
  at: number,
): Ruled<Acceptance> {
  const { ended, ownerId, goal, coachId } = facts;
  // Who was invited may learn that the goal was completed since (product 11.7).
  const known = ended === "used" || ended === "completed" || isOpen(facts, at);
  if (!known) return refuse("invitation.invalid");
  if (uid === ownerId) return refuse("invitation.own");
  if (goal.status !== "active") return refuse("invitation.goal-gone");
  if (coachId === null) return ended === null ? "to-accept" : refuse("invitation.invalid");
  return coachId === uid ? "already-coaching" : refuse("invitation.taken");
}
