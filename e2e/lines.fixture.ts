import { expect, type Page } from "@playwright/test";
import { ROOT_ID } from "#contract/view.ts";

// product 2.18: about 75; letters are narrower in one word than in another.
const MOST_LETTERS = 85;

/** No line of a text is longer than an eye goes back over. */
export async function expectShortLines(page: Page, where: string): Promise<void> {
  const long = await page.evaluate(longLines, { root: `#${ROOT_ID}`, most: MOST_LETTERS });
  expect.soft(long, `long lines: ${where}`).toEqual([]);
}

/** Lines of prose with more letters than that. */
function longLines({ root, most }: { readonly root: string; readonly most: number }): string[] {
  const screen = document.querySelector(root);
  if (screen === null) return [];
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const words = text.textContent ?? "";
    // One word breaks anywhere, a cell of a table is read by its column, and what is only heard has no lines.
    if (words.length <= most || !/\s/.test(words.trim())) continue;
    if (text.parentElement?.closest("pre, td, textarea, .visually-hidden")) continue;
    const letters = new Map<number, number>();
    for (let at = 0; at < words.length; at += 1) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { width, bottom } = range.getBoundingClientRect();
      if (width > 0) letters.set(Math.round(bottom), (letters.get(Math.round(bottom)) ?? 0) + 1);
    }
    const longest = Math.max(0, ...letters.values());
    if (longest > most) found.push(`${longest} letters: ${words.slice(0, 60)}`);
  }
  return found;
}
