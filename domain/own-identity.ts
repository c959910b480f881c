import { refuse, type Ruled } from "./refusal.ts";
import type { IdentityProvider } from "./identity-provider.ts";

/** An account elsewhere by which a person is known here. */
interface Known {
  readonly issuer: string;
  /** Null where it is a way into this server no more. */
  readonly way: IdentityProvider | null;
}

/**
 * Whether a person may part the account of an issuer: one that they have, while another is left by which they can sign in
 * (product 31.7). Otherwise refused as one that does not exist, or as the last.
 */
export function mayPart(own: readonly Known[], issuer: string): Ruled<true> {
  if (!own.some((known) => known.issuer === issuer)) return refuse("not-found");
  const isLeft = own.some((known) => known.issuer !== issuer && known.way !== null);
  return isLeft ? true : refuse("identity.last");
}

/**
 * Whether an account elsewhere may be joined to a person: nobody else's here, and the only one of its issuer. `owner` is
 * whose it is, null for nobody's; `hasOther` whether the person has another account of that issuer (product 31.6).
 */
export function mayJoin(uid: string, owner: string | null, hasOther: boolean): Ruled<true> {
  if (owner !== null) return owner === uid ? true : refuse("identity.of-another");
  return hasOther ? refuse("identity.second") : true;
}
