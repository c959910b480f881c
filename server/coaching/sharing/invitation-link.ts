import type { Invitation } from "#contract/sharing.ts";
import type { ServedConfig } from "#server/platform/secret-key.ts";
import { isSignedId, signedId } from "#server/platform/signed-id.ts";

export interface LinkFacts {
  readonly id: string;
  readonly goalId: string;
  readonly inviterId: string;
  readonly inviterName: string;
}

const KIND = "invitation";

export function isToken(secretKey: string, invitationId: string, text: string): boolean {
  return isSignedId(secretKey, KIND, invitationId, text);
}

/** Always at the configured address. */
function linkOf(config: ServedConfig, facts: LinkFacts): string {
  const { id, goalId, inviterId, inviterName } = facts;
  const url = new URL("/coach-onboarding", config.publicUrl);
  const invite = signedId(config.secretKey, KIND, id);
  url.search = new URLSearchParams({ inviterId, goalId, inviterName, invite }).toString();
  return url.href;
}

export function invitationOf(
  config: ServedConfig,
  { createdAt, expiresAt, ...facts }: LinkFacts & Pick<Invitation, "createdAt" | "expiresAt">,
): Invitation {
  return { id: facts.id, link: linkOf(config, facts), createdAt, expiresAt };
}
