import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { OutputOf } from "#contract/endpoint.ts";
import type { readGoal } from "#contract/goals.ts";
import type { Route } from "#contract/routes.ts";
import { ROOT_ID, VIEW_ID, type View } from "#contract/view.ts";
import { goalTitle } from "#domain/goal-title.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import type { Pages } from "#server/platform/deps.ts";
import { acceptedEncoding } from "#server/platform/http/files.ts";
import { htmlTag } from "#server/platform/language.ts";
import { words } from "./app.words.ts";

// A 64 KB window holds nearly all of a document.
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 16,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

// In a script element only `<` can end the data; the two separators break older JSON readers.
function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}

function goalNameIn({ data }: View): string | null {
  const read = data.readGoal as OutputOf<typeof readGoal> | null | undefined;
  return read ? bidiIsolated(goalTitle(read.goal.description)) : null;
}

// In a title only `<` and `&` are special.
function titleText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

// Style sheets block painting; fonts don't.
function link(path: string): string {
  if (path.endsWith(".woff2"))
    return `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`;
  return path.endsWith(".css")
    ? `<link rel="stylesheet" href="${path}">`
    : `<link rel="modulepreload" href="${path}" fetchpriority="low">`;
}

type Language = Pick<Pages, "lang" | "titleOf" | "assets">;

export function documentOf(
  route: Route,
  view: View,
  { markup, before, after }: Readonly<Record<"markup" | "before" | "after", string>>,
  { lang, titleOf, assets }: Language,
): string {
  const links = (assets.preloads.get(route.screen) ?? []).map(link).join("");
  return `<!doctype html>${htmlTag(lang)}<head><meta charset="utf-8"><title>${titleText(titleOf(route, goalNameIn(view)))}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="description" content="${words.description}">
<meta name="theme-color" content="#f6f1e6" media="(prefers-color-scheme:light)"><meta name="theme-color" content="#1b2025" media="(prefers-color-scheme:dark)">
<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${assets.css}</style>${links}
<script type="module" src="${assets.entry}" fetchpriority="low"></script></head><body>${before}
<div id="${ROOT_ID}">${markup}</div>${after}<script type="application/json" id="${VIEW_ID}">${inlineJson(view)}</script></body></html>`;
}

export async function html(
  request: Request,
  status: number,
  document: string,
  base: Record<string, string>,
): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"));
  const headers = {
    ...base,
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    vary: "accept-encoding, accept-language",
  };
  if (encoding === null) return new Response(document, { status, headers });
  const body = await (encoding === "br" ? brotli(document, BROTLI) : gzipped(document));
  return new Response(body, { status, headers: { ...headers, "content-encoding": encoding } });
}
