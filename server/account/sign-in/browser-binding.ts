import * as limits from "#domain/limits.ts";
import { cookie } from "#server/platform/http/request.ts";
import { hashOf, newSecret } from "#server/platform/random.ts";

const SECRET = /^[A-Za-z0-9_-]{43}$/;

function bindingCookieName(https: boolean): string {
  return https ? "__Host-cairn-state" : "cairn-state";
}

function bindingOf(headers: Headers, https: boolean): string | null {
  const secret = cookie(headers, bindingCookieName(https));
  return secret !== null && SECRET.test(secret) ? secret : null;
}

/** Null where this browser began no sign-in. */
export function bindingHash(headers: Headers, https: boolean): string | null {
  const secret = bindingOf(headers, https);
  return secret === null ? null : hashOf(secret);
}

/** Reused by a second tab of the same browser. */
export function browserBinding(headers: Headers, https: boolean): { hash: string; cookie: string } {
  const secret = bindingOf(headers, https) ?? newSecret();
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${limits.emailSignInMinutes * 60}${https ? "; Secure" : ""}`;
  return { hash: hashOf(secret), cookie: `${bindingCookieName(https)}=${secret}; ${flags}` };
}
