/** Screens that a sign-in may return to. */
const RETURNS: ReadonlySet<string> = new Set(["/coach-onboarding", "/account"]);
// `//host` and `/\host` are other hosts to a browser; it drops control characters before it looks.
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** The path, with its query, where a sign-in may return to; null for any other. */
export function returnPath(asked: string | undefined): string | null {
  if (asked === undefined || !OWN_PATH.test(asked)) return null;
  const url = URL.parse(asked, "https://own.invalid");
  return url !== null && RETURNS.has(url.pathname) ? url.pathname + url.search : null;
}
