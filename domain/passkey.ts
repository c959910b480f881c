import * as limits from "./limits.ts";
import { refuse, type Ruled } from "./refusal.ts";
import { plainLine } from "./short-text.ts";

/** The tidied name; refused by product 38.2. */
export function passkeyName(name: string): Ruled<string> {
  const tidy = plainLine(name);
  if (tidy === "") return refuse("passkey.name-missing", "name");
  return tidy.length > limits.passkeyName ? refuse("passkey.name-too-long", "name") : tidy;
}

interface Held {
  readonly id: string;
  /** False where it was made for another host name. */
  readonly worksHere: boolean;
}

/** Allows removal unless it is unknown or the last of all ways to sign in (product 38.3). */
export function mayRemovePasskey(own: readonly Held[], id: string, others: number): Ruled<true> {
  if (!own.some((held) => held.id === id)) return refuse("not-found");
  const isLeft = others > 0 || own.some((held) => held.id !== id && held.worksHere);
  return isLeft ? true : refuse("identity.last");
}
