import { cookie } from "../http/request.ts";
import { hashOf } from "../random.ts";

/** What a request presents instead of a password: the hash of its cookie's secret, of its bearer token, or of a person's access token. */
export interface Credentials {
  readonly kind: "cookie" | "bearer" | "token";
  readonly hash: string;
}

/** Name of the session cookie; browsers keep the prefixed one to https, this host and no path. */
export function sessionCookieName(https: boolean): string {
  return https ? "__Host-cairn" : "cairn";
}

/** What an access token begins with, so that whoever finds one knows what it is. */
const TOKEN_PREFIX = "cairn_";

/** The access token of a secret, as its person keeps it. */
export function accessToken(secret: string): string {
  return TOKEN_PREFIX + secret;
}

const SECRET = /^[A-Za-z0-9_-]{43}$/;

const PRESENTED = /^Bearer +(?:([A-Za-z0-9_-]{43})|(cairn_.*))$/i;

/**
 * The credentials of a request; a bearer or access token wins over the cookie. Null where there are none. What begins as an
 * access token is one, so that it is refused as such however it is mistyped (product 28.4).
 */
export function credentialsOf(headers: Headers, https: boolean): Credentials | null {
  const [, bearer, token] = PRESENTED.exec(headers.get("authorization") ?? "") ?? [];
  if (bearer !== undefined) return { kind: "bearer", hash: hashOf(bearer) };
  if (token !== undefined) return { kind: "token", hash: hashOf(token) };
  const secret = cookie(headers, sessionCookieName(https));
  return secret !== null && SECRET.test(secret) ? { kind: "cookie", hash: hashOf(secret) } : null;
}

/** The Set-Cookie value that opens a session in a browser. That of an admin never comes along from another site. */
export function sessionCookie(
  secret: string,
  https: boolean,
  maxAgeSeconds: number,
  sameSite: "Lax" | "Strict" = "Lax",
): string {
  const flags = `Path=/; HttpOnly; SameSite=${sameSite}; Max-Age=${maxAgeSeconds}${https ? "; Secure" : ""}`;
  return `${sessionCookieName(https)}=${secret}; ${flags}`;
}

/** Has a browser forget its session, and what it cached of private pages. */
export function forgetSession(reply: Headers, https: boolean): void {
  reply.append("set-cookie", sessionCookie("", https, 0));
  reply.set("clear-site-data", '"cache"');
}
