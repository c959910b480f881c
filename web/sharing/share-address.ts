import { sharedText } from "#domain/short-text.ts";

// product 10.1
export interface ShareAddress {
  readonly goalId: string | null;
  readonly text: string | null;
  /** From an achievement: back leads to the dashboard. */
  readonly milestone: boolean;
  readonly invites: boolean;
}

const PATH = "/share-goal";
const INVITES = "coachInvitation";

/** The first of a repeated parameter counts; an empty one is absent. */
export function shareAddress(search: string): ShareAddress {
  const query = new URLSearchParams(search);
  return {
    goalId: query.get("goalId") || null,
    text: sharedText(query.get("text")),
    milestone: Boolean(query.get("milestone")),
    invites: query.get("type") === INVITES,
  };
}

export function addressFor(
  goalId: string,
  { text = null, invites = false }: Partial<Pick<ShareAddress, "text" | "invites">> = {},
): string {
  const query = new URLSearchParams({ goalId });
  if (invites) query.set("type", INVITES);
  if (text !== null) query.set("text", text);
  return `${PATH}?${query}`;
}
