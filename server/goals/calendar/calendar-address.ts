import { hashOf } from "#server/platform/random.ts";
import type { Deps } from "#server/platform/deps.ts";

/** 256 bits in base64url. */
const SECRET = /^([\w-]{43})\.ics$/;

function secretOf({ sign }: Pick<Deps, "sign">, feedId: string): string {
  return sign("calendar", feedId);
}

export function addressHashOf(deps: Pick<Deps, "sign">, feedId: string): string {
  return hashOf(secretOf(deps, feedId));
}

/** Derived from the feed's id and the server's secret: the database alone does not reveal it. */
export function calendarAddress(deps: Pick<Deps, "sign" | "config">, feedId: string): string {
  return `${deps.config.publicUrl.origin}/calendar/${secretOf(deps, feedId)}.ics`;
}

export function hashOfAddress(lastPart: string): string | null {
  const secret = SECRET.exec(lastPart)?.[1];
  return secret === undefined ? null : hashOf(secret);
}
