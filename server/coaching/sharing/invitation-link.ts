import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Invitation } from "#contract/sharing.ts";
import type { ServedConfig } from "#server/platform/secret-key.ts";

/** An open invitation, and what its link says of it. */
export interface LinkFacts {
  readonly id: string;
  readonly goalId: string;
  readonly inviterId: string;
  readonly inviterName: string;
}

/** The token of an invitation: nothing of it is stored, and its owner sees the same link again (product 11.3). */
function tokenOf(secretKey: string, invitationId: string): string {
  return createHmac("sha256", secretKey).update(`invitation:${invitationId}`).digest("base64url");
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** True where a text is an invitation's token. As long for a wrong one as for the right one. */
export function isToken(secretKey: string, invitationId: string, text: string): boolean {
  return timingSafeEqual(digest(tokenOf(secretKey, invitationId)), digest(text));
}

/** The link to hand on, always at the configured address. */
function linkOf(config: ServedConfig, facts: LinkFacts): string {
  const { id, goalId, inviterId, inviterName } = facts;
  const url = new URL("/coach-onboarding", config.publicUrl);
  const invite = tokenOf(config.secretKey, id);
  url.search = new URLSearchParams({ inviterId, goalId, inviterName, invite }).toString();
  return url.href;
}

/** An open invitation as its owner sees it. */
export function invitationOf(
  config: ServedConfig,
  { createdAt, expiresAt, ...facts }: LinkFacts & Pick<Invitation, "createdAt" | "expiresAt">,
): Invitation {
  return { id: facts.id, link: linkOf(config, facts), createdAt, expiresAt };
}
