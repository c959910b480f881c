import * as limits from "./limits.ts";
import { refuse, type Ruled } from "./refusal.ts";

const MINUTE = 60_000;

/** An address that may want a link. */
interface Unverified {
  readonly email: string | null;
  /** When our own link verified it; null for never. */
  readonly verifiedAt: number | null;
}

/**
 * The address that a verification link may be sent to now, `links` being when those of the last day were made. Refused
 * without an address, for one that is verified, and beyond the limits of a minute and a day (product 15.2).
 */
export function mayAskForLink(
  { email, verifiedAt }: Unverified,
  links: readonly number[],
  at: number,
): Ruled<string> {
  if (email === null) return refuse("email.no-address");
  if (verifiedAt !== null) return refuse("email.already-verified");
  const lately = links.filter((made) => made > at - MINUTE);
  if (lately.length >= limits.verificationsPerMinute || links.length >= limits.verificationsPerDay)
    return refuse("email.verification-too-soon");
  return email;
}
