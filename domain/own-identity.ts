import { refuse, type Ruled } from "./refusal.ts";
import type { IdentityProvider } from "./identity-provider.ts";

interface Known {
  readonly issuer: string;
  /** Null if no longer offered. */
  readonly way: IdentityProvider | "email" | null;
}

/** Allows unlinking unless it is unknown or the last of all ways to sign in (product 31.7). */
export function mayPart(own: readonly Known[], issuer: string, others: number): Ruled<true> {
  if (!own.some((known) => known.issuer === issuer)) return refuse("not-found");
  const isLeft = others > 0 || own.some((known) => known.issuer !== issuer && known.way !== null);
  return isLeft ? true : refuse("identity.last");
}

/** Allows linking unless it is another's (`owner`) or a second of its issuer (product 31.6). */
export function mayJoin(uid: string, owner: string | null, hasOther: boolean): Ruled<true> {
  if (owner !== null) return owner === uid ? true : refuse("identity.of-another");
  return hasOther ? refuse("identity.second") : true;
}
