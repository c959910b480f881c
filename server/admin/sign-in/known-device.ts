import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { cookie } from "#server/platform/http/request.ts";
import { sameSecret, type Sign } from "#server/platform/secret.ts";

// Stateless: expiry, id, a keyed mark of the account, and the signature of all three.
const FORM = /^((\d{1,15})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43}))\.([A-Za-z0-9_-]{43})$/;
const PURPOSE = "admin-device";
const ACCOUNT = "admin-device-account";

interface KnownDevice {
  readonly id: string;
  readonly account: string;
}

function deviceCookieName(https: boolean): string {
  return https ? "__Host-cairn-device" : "cairn-device";
}

function accountMark(sign: Sign, email: string): string {
  return sign(ACCOUNT, email.toLowerCase());
}

/** Identifies a browser, but grants no access. */
export function deviceCookie(
  sign: Sign,
  https: boolean,
  { id, email, at }: { readonly id: string; readonly email: string; readonly at: number },
): string {
  const value = `${at + limits.adminDeviceDays * DAY_MS}.${id}.${accountMark(sign, email)}`;
  const seconds = limits.adminDeviceDays * 86_400;
  const flags = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${https ? "; Secure" : ""}`;
  return `${deviceCookieName(https)}=${value}.${sign(PURPOSE, value)}; ${flags}`;
}

export function knownDevice(
  sign: Sign,
  headers: Headers,
  https: boolean,
  at: number,
): KnownDevice | null {
  const found = FORM.exec(cookie(headers, deviceCookieName(https)) ?? "");
  if (found === null) return null;
  const [, value = "", endsAt, id = "", account = "", signature = ""] = found;
  const isOurs = sameSecret(sign(PURPOSE, value), signature) && Number(endsAt) > at;
  return isOurs ? { id, account } : null;
}

export function deviceOf(sign: Sign, device: KnownDevice | null, email: string): string | null {
  const isTheirs = device !== null && sameSecret(accountMark(sign, email), device.account);
  return isTheirs ? device.id : null;
}
