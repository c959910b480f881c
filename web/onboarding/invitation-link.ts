import { takeLinkOf } from "#web/client/sign-in/taken-link.ts";

/** Unproven; the inviter's name in it is never read (threats T31). */
export interface InvitationLink {
  readonly inviterId: string;
  readonly goalId: string;
  /** Links without a token may still work (product 11.4). */
  readonly invite?: string;
}

const parameters = ["inviterId", "goalId", "inviterName", "invite"] as const;

// product 11.8
export function linkIn(search: string): InvitationLink | null {
  const { inviterId, goalId, invite } = Object.fromEntries(
    parameters.map((name) => [name, new URLSearchParams(search).get(name)]),
  );
  if (!inviterId || !goalId) return null;
  return invite ? { inviterId, goalId, invite } : { inviterId, goalId };
}

export function takeLink(): InvitationLink | null {
  return takeLinkOf(parameters, "invitation", linkIn);
}

export function returnTo(link: InvitationLink): string {
  return `/coach-onboarding?${new URLSearchParams({ ...link }).toString()}`;
}

// product 11.9
export function coachingGoal({ goalId }: InvitationLink): string {
  return `/coaching?highlight=${encodeURIComponent(goalId)}`;
}
