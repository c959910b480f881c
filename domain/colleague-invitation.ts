import { limits } from "./limits.ts";
import { isEmailAddress } from "./profile.ts";
import { refuse, type Ruled } from "./refusal.ts";

function written(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^<(.*)>$/, "$1"))
    .filter((part) => part !== "");
}

/** The first of what was written that is no address that mail can be sent to; undefined where all are. */
export function wrongAddress(text: string): string | undefined {
  return written(text).find((part) => !isEmailAddress(part));
}

/**
 * The addresses to which invitations go, each once, from a text that parts them by commas, semicolons or space; or why not:
 * none, one that is none, or too many (product 33.5).
 */
export function invitedAddresses(text: string): Ruled<readonly string[]> {
  const addresses = [...new Map(written(text).map((one) => [one.toLowerCase(), one])).values()];
  if (addresses.length === 0) return refuse("colleague.address-missing", "addresses");
  if (wrongAddress(text) !== undefined) return refuse("colleague.address-wrong", "addresses");
  return addresses.length > limits.colleaguesAtOnce
    ? refuse("colleague.too-many", "addresses")
    : addresses;
}
