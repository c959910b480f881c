/** Allowed return paths. */
const RETURNS: ReadonlySet<string> = new Set(["/account"]);

export function afterSignIn(search: string): string {
  const asked = new URLSearchParams(search).get("returnTo") ?? "";
  return RETURNS.has(asked) ? asked : "/admin";
}
