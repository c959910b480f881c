import type { Page } from "@playwright/test";
import { bareAmong, labels, type BareTexts, type Sent } from "./bare-texts.ts";

/** The texts of a screen in plain letters which no person wrote. */
export async function plainTexts(page: Page, sent: Sent): Promise<BareTexts> {
  return bareAmong(await page.evaluate(shownTexts, labels), sent);
}

/** What is seen or heard: text, labels, placeholders, titles. */
function shownTexts(attributes: readonly string[]): string[] {
  const found: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode.parentElement?.closest("script, style, pre, code, [contenteditable]")) continue;
    found.push(currentNode.textContent ?? "");
  }
  for (const name of attributes)
    for (const element of document.querySelectorAll(`[${name}]`))
      found.push(element.getAttribute(name) ?? "");
  return found;
}
