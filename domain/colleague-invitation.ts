import { isEmailAddress, typedAddress, withoutUnseen } from "./email-address.ts";
import * as limits from "./limits.ts";
import { refuse, type Ruled } from "./refusal.ts";

const QUOTED_NAME = /"[^"\n]*"(?=\s*<)/g;

/** What a line of `Doe, Jane <jane@example.org>, max@example.org` holds: of names before a bracket only what has an @. */
function writtenIn(line: string): string[] {
  const pieces = line.split(/[<>]/);
  return pieces.flatMap((piece, place) => {
    const isName = place % 2 === 0 && place < pieces.length - 1;
    const parts = piece.split(/[\s,]+/);
    return isName ? parts.filter((part) => part.includes("@")) : parts;
  });
}

/** What was written as addresses, as mail programs and tables copy them. */
function written(text: string): string[] {
  return withoutUnseen(text)
    .replaceAll(QUOTED_NAME, "")
    .split(/[;\r\n]+/)
    .flatMap(writtenIn)
    .map(typedAddress)
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
