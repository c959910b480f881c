import type { Invitation } from "#contract/sharing.ts";
import type { Now } from "#domain/day.ts";
import { isOpen } from "#domain/invitation.ts";

/** The invitation that the server showed, while its time lasts; else null. */
export function openNow(invitation: Invitation | null, { at }: Now): Invitation | null {
  if (invitation === null) return null;
  return isOpen({ ended: null, expiresAt: invitation.expiresAt }, at) ? invitation : null;
}
