import { html as markup, raw } from "hono/html";
import { cairn, cairnShade, mark, stonesPlaced } from "#domain/cairn.ts";
import { dayInWords } from "#domain/day-words.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { milestoneWords } from "#domain/milestone-page.ts";
import type { Notation } from "#domain/notation.ts";
import { pebblePath, type Pebble } from "#domain/pebble.ts";
import { cardSize } from "#server/coaching/milestones/card/card-facts.ts";
import type { ShownPage } from "#server/coaching/milestones/milestone-store.ts";
import { htmlTag } from "#server/platform/language.ts";
import { words } from "./milestone-page.words.ts";
import { pageStyle } from "./page-style.ts";

/** Characters; longer titles are set in text size. */
const LONG_TITLE = 140;

type Part = ReturnType<typeof markup>;

interface Head {
  readonly title: string;
  readonly more: Part | "";
}

/** `css` is not escaped: our own style sheet, allowed by its hash. */
async function pageOf(
  css: string,
  { title, more }: Head,
  body: Part,
  { offer, links }: LanguageChoice,
): Promise<string> {
  const page =
    await markup`<!doctype html>${raw(htmlTag())}<head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">${more}
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${raw(css)}</style><style>${raw(pageStyle)}</style></head>
<body><main><header><a class="mark" href="/login"><svg viewBox="0 0 48 48" width="34" height="34" aria-hidden="true">${mark.map(pathOf)}</svg>Cairn</a></header>
${body}
<footer><p class="quiet">${words.aboutCairn}</p><p><a href="/login">${words.whatCairnIs}</a></p>${raw(links)}</footer></main>${raw(offer)}</body></html>`;
  return String(page);
}

function pathOf(stone: Pebble): Part {
  return markup`<path d="${pebblePath(stone)}"/>`;
}

function stones(percent: number): Part {
  const placed = stonesPlaced(percent);
  const kind = (at: number) => (at < placed ? "placed" : "awaited");
  const paths = cairn.map(
    (stone, at) => markup`<path class="${kind(at)}" d="${pebblePath(stone)}"/>`,
  );
  return markup`<svg class="cairn" viewBox="0 0 160 160" aria-hidden="true"><path class="shade" d="${pebblePath(cairnShade)}"/>${paths}</svg>`;
}

interface PageOf {
  readonly css: string;
  readonly notation: Notation;
  readonly address: string;
  /** The picture's tag. */
  readonly picture: string;
  readonly choice: LanguageChoice;
}

/** Ours, so not escaped. */
export interface LanguageChoice {
  readonly offer: string;
  readonly links: string;
}

/** Not React: the page has no script. */
export function milestoneDocument(
  page: ShownPage,
  { css, notation, address, picture, choice }: PageOf,
): Promise<string> {
  const far = milestoneWords(page);
  const day = dayInWords(page.day, notation);
  const description =
    page.name === null ? `${far}, ${day}.` : `${far}, ${day}. ${bidiIsolated(page.name)}`;
  const more = markup`
<meta name="description" content="${description}"><meta property="og:site_name" content="Cairn">
<meta property="og:type" content="article"><meta property="og:url" content="${address}">
<meta property="og:title" content="${page.title}"><meta property="og:description" content="${description}">
<meta property="og:image" content="${address}/card.png?v=${picture}"><meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${cardSize.width}"><meta property="og:image:height" content="${cardSize.height}">
<meta property="og:image:alt" content="${words.picture(page.title, far)}"><meta name="twitter:card" content="summary_large_image">`;
  const by = page.name === null ? "" : markup`<p dir="auto"><bdi>${page.name}</bdi></p>`;
  const long = page.title.length > LONG_TITLE ? raw(' class="long"') : "";
  const body = markup`<article>${stones(page.percent)}<h1 dir="auto"${long}>${page.title}</h1>${by}
<p class="far">${far}</p><p class="quiet"><time datetime="${page.day}">${day}</time></p></article>`;
  return pageOf(css, { title: `${bidiIsolated(page.title)} · Cairn`, more }, body, choice);
}

/** The same at each address, so without a choice of language, which names its own. */
export function wordsDocument(css: string, title: string, text: string): Promise<string> {
  const body = markup`<article>${stones(0)}<h1>${title}</h1><p>${text}</p></article>`;
  return pageOf(css, { title: `${title} · Cairn`, more: "" }, body, { offer: "", links: "" });
}
