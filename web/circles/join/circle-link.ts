import { takeLinkOf } from "#web/client/sign-in/taken-link.ts";

export interface CircleLink {
  readonly id: string;
  readonly invite: string;
}

// product 41.3
function linkIn(search: string): CircleLink | null {
  const of = new URLSearchParams(search);
  const [id, invite] = [of.get("id"), of.get("invite")];
  return id && invite ? { id, invite } : null;
}

export function takeLink(): CircleLink | null {
  return takeLinkOf(["id", "invite"], "circle", linkIn);
}

/** After a sign-in. */
export function returnTo({ id, invite }: CircleLink): string {
  return `/circles/join?${new URLSearchParams({ id, invite }).toString()}`;
}
