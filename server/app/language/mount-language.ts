import type { Hono } from "hono";
import type { Deps } from "#server/platform/deps.ts";
import { isOfApi, languageOf } from "#server/platform/http/request.ts";
import { CHOICE, inLanguage, languageCookie } from "#server/platform/language.ts";

/** The same address with a choice of language: `?lang=de`. */
export function addressIn(language: string, { pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams);
  search.set(CHOICE, language);
  // Two slashes at the start would name a host.
  return `${pathname.replace(/^\/+/, "/")}?${search.toString()}`;
}

/** A choice in the address is remembered by the browser, and goes from the address (product 44.2). */
function choiceAnswer(request: Request, { config, assets }: Deps): Response | null {
  const url = new URL(request.url);
  const named = url.searchParams.get(CHOICE);
  if (named === null || request.method !== "GET" || isOfApi(url)) return null;
  const headers = new Headers({ ...assets.headers, "cache-control": "no-store" });
  const chosen = config.languages.find((language) => language === named);
  if (chosen) headers.append("set-cookie", languageCookie(chosen, config.https));
  url.searchParams.delete(CHOICE);
  // The origin first: a path that begins with two slashes would name a host.
  headers.set("location", config.publicUrl.origin + url.pathname + url.search);
  return new Response(null, { status: 302, headers });
}

export function mountLanguage(app: Hono, deps: Deps): void {
  app.use(({ req: { raw } }, next) => {
    const answer = choiceAnswer(raw, deps);
    if (answer !== null) return Promise.resolve(answer);
    return inLanguage(languageOf(raw, deps.config.languages), next);
  });
}
