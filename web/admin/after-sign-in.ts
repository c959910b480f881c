/** Screens that send an admin to sign in again, and have them back. */
const RETURNS: ReadonlySet<string> = new Set(["/account"]);

/** Where an admin goes after signing in: the screen that the address names, if it is one of those; else their own area. */
export function afterSignIn(search: string): string {
  const asked = new URLSearchParams(search).get("returnTo") ?? "";
  return RETURNS.has(asked) ? asked : "/admin";
}
