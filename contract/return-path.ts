import * as limits from "#domain/limits.ts";
import { planName } from "#domain/plan.ts";
import { OFFLINE_PATH, routeAt, type Redirect } from "./routes.ts";

export const EMAIL_VERIFIED = "emailVerified";
export const RETURN_TO = "returnTo";

// Strict, as `//host`, `/\host` and control characters would lead elsewhere; drops the fragment.
const ADDRESS = /^(\/[\w/-]*)(\?[!$-;=?-[\]-~]*)?(?:#.*)?$/;

/** Where a sign-in may lead on to (product 2.20); null for other addresses and the dashboard. */
export function returnPath(asked: string | null): string | null {
  if (asked === null || asked.length > limits.returnPath) return null;
  const [, path = "", search = ""] = ADDRESS.exec(asked) ?? [];
  const route = routeAt(path)?.route;
  const open =
    route?.access === "signed-in" ||
    route?.screen === "coach-onboarding" ||
    route?.screen === "join-circle";
  return open && route.screen !== "dashboard" ? path + search : null;
}

function withParameters(path: string, values: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length === 0 ? path : `${path}?${given.join("&")}`;
}

/** `path` with the way back to `to`, if `returnPath` allows it. */
export function leadingOn(path: "/login" | "/profile-setup", to: string): string {
  return withParameters(path, { [RETURN_TO]: returnPath(to) });
}

/** Waits offline for a screen, then leads on to it (product 29.9). */
export function offlineAddress(to: string): string {
  return withParameters(OFFLINE_PATH, { [RETURN_TO]: returnPath(to) });
}

interface Asked {
  readonly pathname: string;
  readonly search: string;
  readonly searchParams: { readonly get: (name: string) => string | null };
}

/** A redirect keeping plan, verified email and way back of the original address (product 2.3). */
export function redirectAddress(to: Redirect, { pathname, search, searchParams }: Asked): string {
  return withParameters(to, {
    plan: planName(searchParams.get("plan")),
    [EMAIL_VERIFIED]: searchParams.get(EMAIL_VERIFIED) === "true" ? "true" : null,
    [RETURN_TO]: to === "/login" ? returnPath(pathname + search) : null,
  });
}
