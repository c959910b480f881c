import type { Page } from "@playwright/test";

/** Whether a word stands in anything that this window's browser keeps. */
export function isKept(page: Page, word: string): Promise<boolean> {
  return page.evaluate(
    (searched) =>
      [localStorage, sessionStorage].some((storage) =>
        JSON.stringify(Object.entries(storage)).includes(searched),
      ),
    word,
  );
}
