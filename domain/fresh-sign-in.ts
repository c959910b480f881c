import * as limits from "./limits.ts";
import { refuse, type Ruled } from "./refusal.ts";

/**
 * Whether somebody who signed in at an instant (milliseconds) may now do what cannot be taken back, without showing
 * once more who they are (threats T9, T81); refused by `otherwise`.
 */
export function freshlySignedIn(
  signedInAt: number,
  at: number,
  otherwise: "account.sign-in-again" | "token.sign-in-again" | "identity.sign-in-again",
): Ruled<true> {
  const isFresh = at - signedInAt <= limits.freshSignInMinutes * 60_000;
  return isFresh ? true : refuse(otherwise);
}
