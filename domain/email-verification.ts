import * as limits from "./limits.ts";
import { refuse, type Ruled } from "./refusal.ts";

const MINUTE = 60_000;

interface Unverified {
  readonly email: string | null;
  /** By our own link, ms; null for never. */
  readonly verifiedAt: number | null;
}

/** The address to send a link to; `links` are the last day's (ms); refused by product 15.2. */
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
