import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Invitation } from "#contract/sharing.ts";
import type { ServedConfig } from "#server/platform/secret-key.ts";

export interface LinkFacts {
  readonly id: string;
  readonly goalId: string;
  readonly inviterId: string;
  readonly inviterName: string;
}

/** Derived, not stored, so that the owner sees the same link again (product 11.3). */
function tokenOf(secretKey: string, invitationId: string): string {
  return createHmac("sha256", secretKey).update(`invitation:${invitationId}`).digest("base64url");
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Constant time. */
export function isToken(secretKey: string, invitationId: string, text: string): boolean {
  return timingSafeEqual(digest(tokenOf(secretKey, invitationId)), digest(text));
}

/** Always at the configured address. */
function linkOf(config: ServedConfig, facts: LinkFacts): string {
  const { id, goalId, inviterId, inviterName } = facts;
  const url = new URL("/coach-onboarding", config.publicUrl);
  const invite = tokenOf(config.secretKey, id);
  url.search = new URLSearchParams({ inviterId, goalId, inviterName, invite }).toString();
  return url.href;
}

export function invitationOf(
  config: ServedConfig,
  { createdAt, expiresAt, ...facts }: LinkFacts & Pick<Invitation, "createdAt" | "expiresAt">,
): Invitation {
  return { id: facts.id, link: linkOf(config, facts), createdAt, expiresAt };
}
