import type { BrowserContext } from "@playwright/test";
import { quotes } from "#domain/quotes.ts";
import { bareAmong, labels, sentBetween } from "./bare-texts.ts";

/** In this language each text of a words file ends in invisible marks (decision 71). */
export const MARKED = "en-XM";

/** Of developers, in English: what development mode plays for everybody, and the API's document. */
const APART = /^\/(stand-in|mailbox|api)\b/;

/** Without the marks. */
export function unmarked(text: string): string {
  return text.replaceAll(/[\u200b\u00ad]{10}/g, "");
}

/** From now on each text that a page shows is looked at; says which of them were not of a words file. */
export async function watchedTexts(context: BrowserContext): Promise<() => Promise<string[]>> {
  const shown = new Set<string>();
  const { all, settled } = sentBetween(context);
  const keep = (text: string) => void all.set(text, new Set(["text"]));
  await context.exposeBinding("cairnShown", ({ frame }, text: string) => {
    const { pathname, searchParams } = new URL(frame.url());
    searchParams.forEach(keep);
    if (!APART.test(pathname)) shown.add(text);
  });
  for (const quote of quotes) Object.values(quote).forEach(keep);
  await context.exposeBinding("cairnTyped", (_, text: string) => keep(text));
  await context.addInitScript(tellTexts, [MARKED, labels] as const);
  return async () => {
    await settled();
    const { bare, sent } = bareAmong(shown, all);
    return [...bare, ...sent];
  };
}

/** Runs in the page. */
function tellTexts([language, attributes]: readonly [string, string[]]): void {
  const { cairnShown, cairnTyped } = window as unknown as Readonly<
    Record<"cairnShown" | "cairnTyped", (text: string) => void>
  >;
  const told = new Set<string>();
  // A text's length stands behind it in ten bits (scripts/build/pseudo-words.mjs).
  const withoutMarked = (text: string): string => {
    const [mark] = /[\u200b\u00ad]{10}/.exec(text) ?? [];
    if (mark === undefined) return text;
    const at = text.indexOf(mark);
    const length = Number.parseInt(mark.replaceAll("\u200b", "0").replaceAll("\u00ad", "1"), 2);
    return `${text.slice(0, Math.max(0, at - length))} ${withoutMarked(text.slice(at + mark.length))}`;
  };
  const tell = (text: string | null) => {
    if (document.documentElement.lang !== language) return;
    const bare = withoutMarked(text ?? "").trim();
    if (!/[A-Za-z]{2}/.test(bare) || told.has(bare)) return;
    told.add(bare);
    cairnShown(bare);
  };
  const look = (node: Node) => {
    if (node instanceof Text) {
      const apart = "script, style, pre, code, [contenteditable], textarea";
      if (!node.parentElement?.closest(apart)) tell(node.data);
      return;
    }
    if (node instanceof Element) for (const name of attributes) tell(node.getAttribute(name));
    for (const child of node.childNodes) look(child);
  };
  // A document that is still read ends in the middle of a text.
  addEventListener("DOMContentLoaded", () => look(document));
  new MutationObserver((changes) => {
    if (document.readyState === "loading") return;
    for (const { type, target, addedNodes } of changes)
      if (type === "childList") for (const node of addedNodes) look(node);
      else look(target);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: attributes,
  });
  addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      cairnTyped(target.value);
  });
}
