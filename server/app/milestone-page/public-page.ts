import type { Context, Hono } from "hono";
import { errors } from "#contract/errors.ts";
import * as limits from "#domain/limits.ts";
import { cardTag } from "#server/coaching/milestones/card/card-facts.ts";
import type { CardPainter } from "#server/coaching/milestones/card/card-painter.ts";
import { isSlugOf } from "#server/goals/milestone-slug.ts";
import { readShownPage, type ShownPage } from "#server/coaching/milestones/milestone-store.ts";
import { DatabaseUnavailable } from "#server/platform/db/failure.ts";
import type { Deps } from "#server/platform/deps.ts";
import { allowingStyle } from "#server/platform/http/headers.ts";
import { clientAddress } from "#server/platform/http/peer.ts";
import { missCap, type MissCap } from "#server/platform/http/rate-cap.ts";
import { chosenLanguage, isKnown } from "#server/platform/http/request.ts";
import { currentLanguage, inLanguage, offeredLanguage } from "#server/platform/language.ts";
import { hashOf } from "#server/platform/random.ts";
import { acceptedNotation } from "../accepted-notation.ts";
import { html } from "../document.ts";
import { languageLinks, languageOffer, preferredLanguage } from "../language/language-choice.ts";
import { words } from "./milestone-page.words.ts";
import { milestoneDocument, wordsDocument, type LanguageChoice } from "./page-document.ts";
import { pageStyleHash } from "./page-style.ts";

const SLUG = /^[\w-]{22}$/;

/** A removed page must not survive in caches or search (threats T86). */
const PRIVATE = { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" };

async function pageUnder({ db, sign }: Deps, slug: string): Promise<ShownPage | null> {
  const page = SLUG.test(slug) ? await readShownPage(db, hashOf(slug)) : null;
  return page !== null && isSlugOf(sign, page.id, slug) ? page : null;
}

type Found = ShownPage | "missing" | "too-often";

/** Limits misses by network. */
async function found(deps: Deps, context: Context, slug: string, cap: MissCap): Promise<Found> {
  const at = deps.clock();
  const address = clientAddress(context, deps.config.trustedProxies);
  if (!cap.mayTry(address, at)) return "too-often";
  const page = await pageUnder(deps, slug);
  if (page === null) cap.missed(address, at);
  return page ?? "missing";
}

/** The same for unknown, removed and deleted pages. */
const missing = () => ({ status: 404, title: words.missing, text: words.missingWhy });
const notNow = (status: number) => ({
  status,
  title: words.notNow,
  text: errors["request.rate"].text(),
});

interface Notice {
  readonly status: number;
  readonly title: string;
  readonly text: string;
}

async function answer(
  { assets }: Deps,
  request: Request,
  status: number,
  document: string,
): Promise<Response> {
  const headers = allowingStyle(assets.headers, pageStyleHash);
  const response = await html(request, status, document, headers);
  for (const [name, value] of Object.entries(PRIVATE)) response.headers.set(name, value);
  return response;
}

function choiceOf({ config: { languages: offered } }: Deps, request: Request): LanguageChoice {
  const reading = { url: new URL(request.url), language: currentLanguage(), offered };
  const isOpen = chosenLanguage(request.headers) === null;
  const preferred = preferredLanguage(request.headers.get("accept-language"), offered);
  return { offer: isOpen ? languageOffer(preferred, reading) : "", links: languageLinks(reading) };
}

async function notice(deps: Deps, request: Request, said: Notice): Promise<Response> {
  const document = await wordsDocument(deps.assets.css, said.title, said.text);
  return answer(deps, request, said.status, document);
}

async function publicPage(deps: Deps, context: Context, cap: MissCap): Promise<Response> {
  const request = context.req.raw;
  const slug = context.req.param("slug") ?? "";
  const shown = await found(deps, context, slug, cap);
  if (shown === "missing") return notice(deps, request, missing());
  if (shown === "too-often") return notice(deps, request, notNow(429));
  const { config, assets } = deps;
  const own = offeredLanguage(shown.language, config.languages);
  const tag = inLanguage(own, () => cardTag(shown));
  const address = new URL(`/m/${slug}`, config.publicUrl).href;
  return inLanguage(
    offeredLanguage(chosenLanguage(request.headers) ?? own, config.languages),
    async () => {
      const notation = acceptedNotation(request.headers.get("accept-language"));
      const choice = choiceOf(deps, request);
      const of = { css: assets.css, notation, address, picture: tag, choice };
      return answer(deps, request, 200, await milestoneDocument(shown, of));
    },
  );
}

async function picture(
  deps: Deps,
  context: Context,
  cap: MissCap,
  painter: CardPainter,
): Promise<Response> {
  const request = context.req.raw;
  const shown = await found(deps, context, context.req.param("slug") ?? "", cap);
  if (shown === "missing") return notice(deps, request, missing());
  if (shown === "too-often") return notice(deps, request, notNow(429));
  // The owner's, as it is shared: the same for all.
  const language = offeredLanguage(shown.language, deps.config.languages);
  const etag = `"${inLanguage(language, () => cardTag(shown))}"`;
  const headers = { ...deps.assets.headers, ...PRIVATE, etag };
  if (isKnown(request.headers, etag)) return new Response(null, { status: 304, headers });
  const png = await inLanguage(language, () => painter.paint(shown));
  if (png === null) return notice(deps, request, notNow(503));
  return new Response(png, { headers: { ...headers, "content-type": "image/png" } });
}

/** The usual error log would contain the address, which opens the page. */
async function orError(deps: Deps, request: Request, work: Promise<Response>): Promise<Response> {
  try {
    return await work;
  } catch (error) {
    const requestId = deps.newId();
    deps.log.error("milestone.failed", error, { requestId });
    const code = error instanceof DatabaseUnavailable ? "server.unavailable" : "server.failed";
    const { status, text } = errors[code];
    return notice(deps, request, { status, title: words.notNow, text: `${text()} ${requestId}` });
  }
}

/** product 30.4 */
export function mountMilestonePages(app: Hono, deps: Deps, painter: CardPainter): void {
  const cap = missCap(limits.tokensPerMinute);
  app.get("/m/:slug", (context) => orError(deps, context.req.raw, publicPage(deps, context, cap)));
  app.get("/m/:slug/card.png", (context) =>
    orError(deps, context.req.raw, picture(deps, context, cap, painter)),
  );
}
