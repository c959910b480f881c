import { cookie } from "../http/request.ts";
import { hashOf } from "../random.ts";

export interface Credentials {
  readonly kind: "cookie" | "bearer" | "token";
  readonly hash: string;
}

/** Browsers bind the __Host- prefix to https, this host and no path. */
export function sessionCookieName(https: boolean): string {
  return https ? "__Host-cairn" : "cairn";
}

const TOKEN_PREFIX = "cairn_";

export function accessToken(secret: string): string {
  return TOKEN_PREFIX + secret;
}

const SECRET = /^[A-Za-z0-9_-]{43}$/;

const PRESENTED = /^Bearer +(?:([A-Za-z0-9_-]{43})|(cairn_.*))$/i;

/**
 * A bearer or access token wins over the cookie. A mistyped access token is still one
 * (product 28.4).
 */
export function credentialsOf(headers: Headers, https: boolean): Credentials | null {
  const [, bearer, token] = PRESENTED.exec(headers.get("authorization") ?? "") ?? [];
  if (bearer !== undefined) return { kind: "bearer", hash: hashOf(bearer) };
  if (token !== undefined) return { kind: "token", hash: hashOf(token) };
  const secret = cookie(headers, sessionCookieName(https));
  return secret !== null && SECRET.test(secret) ? { kind: "cookie", hash: hashOf(secret) } : null;
}

export function sessionCookie(
  secret: string,
  https: boolean,
  maxAgeSeconds: number,
  sameSite: "Lax" | "Strict" = "Lax",
): string {
  const flags = `Path=/; HttpOnly; SameSite=${sameSite}; Max-Age=${maxAgeSeconds}${https ? "; Secure" : ""}`;
  return `${sessionCookieName(https)}=${secret}; ${flags}`;
}

export function forgetSession(reply: Headers, https: boolean): void {
  reply.append("set-cookie", sessionCookie("", https, 0));
  reply.set("clear-site-data", '"cache"');
}
