import { hashOf } from "#server/platform/random.ts";
import type { Deps } from "#server/platform/deps.ts";

/** The last part of a calendar's address: 256 bits in base64url. */
const SECRET = /^([\w-]{43})\.ics$/;

function secretOf({ sign }: Pick<Deps, "sign">, feedId: string): string {
  return sign("calendar", feedId);
}

/** What is kept of an address: its hash. */
export function addressHashOf(deps: Pick<Deps, "sign">, feedId: string): string {
  return hashOf(secretOf(deps, feedId));
}

/** The address of a calendar. It is made of the feed's id under the server's secret: nothing stored gives it away. */
export function calendarAddress(deps: Pick<Deps, "sign" | "config">, feedId: string): string {
  return `${deps.config.publicUrl.origin}/calendar/${secretOf(deps, feedId)}.ics`;
}

/** The hash to look an address up by; null where its last part is none of a calendar's. */
export function hashOfAddress(lastPart: string): string | null {
  const secret = SECRET.exec(lastPart)?.[1];
  return secret === undefined ? null : hashOf(secret);
}
