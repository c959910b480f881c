import * as limits from "./limits.ts";
import { refuse, type Ruled } from "./refusal.ts";

/** Refuses with `otherwise` unless signed in recently, `at` in ms (threats T9, T81). */
export function freshlySignedIn(
  signedInAt: number,
  at: number,
  otherwise:
    | "account.sign-in-again"
    | "token.sign-in-again"
    | "identity.sign-in-again"
    | "passkey.sign-in-again",
): Ruled<true> {
  const isFresh = at - signedInAt <= limits.freshSignInMinutes * 60_000;
  return isFresh ? true : refuse(otherwise);
}
