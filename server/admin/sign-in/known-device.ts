import { limits } from "#domain/limits.ts";
import { cookie } from "#server/platform/http/request.ts";
import { sameSecret, type Sign } from "#server/platform/secret.ts";

// Nothing is stored for it: the cookie holds the instant at which it ends, and the server's signature of that.
const FORM = /^(\d{1,15})\.([A-Za-z0-9_-]{43})$/;
const PURPOSE = "admin-device";
const DAY_MS = 86_400_000;

function deviceCookieName(https: boolean): string {
  return https ? "__Host-cairn-device" : "cairn-device";
}

/** The Set-Cookie value by which a browser is known as one of an admin's. It opens nothing. */
export function deviceCookie(sign: Sign, https: boolean, at: number): string {
  const endsAt = String(at + limits.adminDeviceDays * DAY_MS);
  const seconds = limits.adminDeviceDays * 86_400;
  const flags = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${https ? "; Secure" : ""}`;
  return `${deviceCookieName(https)}=${endsAt}.${sign(PURPOSE, endsAt)}; ${flags}`;
}

/** True for a browser in which an admin has signed in before. */
export function isKnownDevice(sign: Sign, headers: Headers, https: boolean, at: number): boolean {
  const [, endsAt, signature] = FORM.exec(cookie(headers, deviceCookieName(https)) ?? "") ?? [];
  if (endsAt === undefined || signature === undefined) return false;
  return sameSecret(sign(PURPOSE, endsAt), signature) && Number(endsAt) > at;
}
