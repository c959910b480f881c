/** Unproven; the inviter's name in it is never read (threats T31). */
export interface InvitationLink {
  readonly inviterId: string;
  readonly goalId: string;
  /** Links without a token may still work (product 11.4). */
  readonly invite?: string;
}

const parameters = ["inviterId", "goalId", "inviterName", "invite"] as const;
const STATE_KEY = "invitation";

// product 11.8
export function linkIn(search: string): InvitationLink | null {
  const { inviterId, goalId, invite } = Object.fromEntries(
    parameters.map((name) => [name, new URLSearchParams(search).get(name)]),
  );
  if (!inviterId || !goalId) return null;
  return invite ? { inviterId, goalId, invite } : { inviterId, goalId };
}

/** The link leaves the address at once (threats T27); the history entry keeps it for reloads. */
export function takeLink(): InvitationLink | null {
  const address = new URL(location.href);
  if (!parameters.some((name) => address.searchParams.has(name))) return keptLink(history.state);
  const link = linkIn(address.search);
  for (const name of parameters) address.searchParams.delete(name);
  history.replaceState({ ...history.state, [STATE_KEY]: link }, "", address);
  return link;
}

function keptLink(state: unknown): InvitationLink | null {
  if (typeof state !== "object" || state === null || !(STATE_KEY in state)) return null;
  // Only `takeLink` writes it.
  return state[STATE_KEY] as InvitationLink | null;
}

export function returnTo(link: InvitationLink): string {
  return `/coach-onboarding?${new URLSearchParams({ ...link }).toString()}`;
}

// product 11.9
export function coachingGoal({ goalId }: InvitationLink): string {
  return `/coaching?highlight=${encodeURIComponent(goalId)}`;
}
