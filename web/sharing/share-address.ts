import { sharedText } from "#domain/short-text.ts";

/** What the address of the screen asks for (product 10.1). */
export interface ShareAddress {
  readonly goalId: string | null;
  /** The words to begin with, as plain text. */
  readonly text: string | null;
  /** Reached from an achievement: back to the dashboard, not to the list. */
  readonly milestone: boolean;
  /** Begins with Invite Coach. */
  readonly invites: boolean;
}

const PATH = "/share-goal";
const INVITES = "coachInvitation";

/** Reads an address's search. Of a parameter that is there twice the first counts; one that is empty is not there. */
export function shareAddress(search: string): ShareAddress {
  const query = new URLSearchParams(search);
  return {
    goalId: query.get("goalId") || null,
    text: sharedText(query.get("text")),
    milestone: Boolean(query.get("milestone")),
    invites: query.get("type") === INVITES,
  };
}

/** The address for one goal, with what else was asked for. */
export function addressFor(
  goalId: string,
  { text = null, invites = false }: Partial<Pick<ShareAddress, "text" | "invites">> = {},
): string {
  const query = new URLSearchParams({ goalId });
  if (invites) query.set("type", INVITES);
  if (text !== null) query.set("text", text);
  return `${PATH}?${query}`;
}
