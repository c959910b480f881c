import { isEmailAddress, typedAddress, withoutUnseen } from "./email-address.ts";
import * as limits from "./limits.ts";
import { refuse, type Ruled } from "./refusal.ts";

const QUOTED_NAME = /"[^"\n]*"(?=\s*<)/g;

/** Reads `Doe, Jane <jane@example.org>, max@example.org`; names before a bracket are dropped. */
function writtenIn(line: string): string[] {
  const pieces = line.split(/[<>]/);
  return pieces.flatMap((piece, place) => {
    const isName = place % 2 === 0 && place < pieces.length - 1;
    const parts = piece.split(/[\s,]+/);
    return isName ? parts.filter((part) => part.includes("@")) : parts;
  });
}

function written(text: string): string[] {
  return withoutUnseen(text)
    .replaceAll(QUOTED_NAME, "")
    .split(/[;\r\n]+/)
    .flatMap(writtenIn)
    .map(typedAddress)
    .filter((part) => part !== "");
}

/** The first entry that is not a valid address; undefined if all are valid. */
export function wrongAddress(text: string): string | undefined {
  return written(text).find((part) => !isEmailAddress(part));
}

/** Distinct addresses from pasted text; refused if none, invalid or too many (product 33.5). */
export function invitedAddresses(text: string): Ruled<readonly string[]> {
  const addresses = [...new Map(written(text).map((one) => [one.toLowerCase(), one])).values()];
  if (addresses.length === 0) return refuse("colleague.address-missing", "addresses");
  if (wrongAddress(text) !== undefined) return refuse("colleague.address-wrong", "addresses");
  return addresses.length > limits.colleaguesAtOnce
    ? refuse("colleague.too-many", "addresses")
    : addresses;
}
