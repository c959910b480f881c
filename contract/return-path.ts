import * as limits from "#domain/limits.ts";
import { planName } from "#domain/plan.ts";
import { OFFLINE_PATH, routeAt, type Redirect } from "./routes.ts";

/** The parameter of an address that tells of a verified email address, by the value `true`. */
export const EMAIL_VERIFIED = "emailVerified";
/** The parameter that names where a sign-in, and what is asked before it is over, leads on to. */
export const RETURN_TO = "returnTo";

// As a browser writes an address: `//host`, `/\host` and control characters would lead it elsewhere. A fragment is dropped.
const ADDRESS = /^(\/[\w/-]*)(\?[!$-;=?-[\]-~]*)?(?:#.*)?$/;

/**
 * The address, path and search, that a sign-in may lead on to: a screen for signed-in people, or an invitation
 * (product 2.20). Null for any other, and for the dashboard, where it leads by itself.
 */
export function returnPath(asked: string | null): string | null {
  if (asked === null || asked.length > limits.returnPath) return null;
  const [, path = "", search = ""] = ADDRESS.exec(asked) ?? [];
  const route = routeAt(path)?.route;
  const open = route?.access === "signed-in" || route?.screen === "coach-onboarding";
  return open && route.screen !== "dashboard" ? path + search : null;
}

function withParameters(path: string, values: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length === 0 ? path : `${path}?${given.join("&")}`;
}

/** The address that leads on to another (`returnPath`); by itself where it may not. */
export function leadingOn(path: "/login" | "/profile-setup", to: string): string {
  return withParameters(path, { [RETURN_TO]: returnPath(to) });
}

/** Where a screen is waited for that the server does not answer; it leads on to that (product 29.9). */
export function offlineAddress(to: string): string {
  return withParameters(OFFLINE_PATH, { [RETURN_TO]: returnPath(to) });
}

/** An address that is asked for, as a URL knows it. */
interface Asked {
  readonly pathname: string;
  readonly search: string;
  readonly searchParams: { readonly get: (name: string) => string | null };
}

/**
 * The address of a redirect, with what goes along of the address that was asked for: the chosen plan, for the login page
 * to keep, that an email address was verified, which it tells, and the way back after the sign-in (product 2.3).
 */
export function redirectAddress(to: Redirect, { pathname, search, searchParams }: Asked): string {
  return withParameters(to, {
    plan: planName(searchParams.get("plan")),
    [EMAIL_VERIFIED]: searchParams.get(EMAIL_VERIFIED) === "true" ? "true" : null,
    [RETURN_TO]: to === "/login" ? returnPath(pathname + search) : null,
  });
}
