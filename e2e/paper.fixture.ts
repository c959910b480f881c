import type { Page } from "@playwright/test";

/** What of the page's text leaves the paper that it lies on, or the window. */
export function escaped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paperOf = (element: Element): Element => {
      const { backgroundColor, overflow } = getComputedStyle(element);
      const paper = backgroundColor !== "rgba(0, 0, 0, 0)" || overflow !== "visible";
      return paper || element.parentElement === null ? element : paperOf(element.parentElement);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement === null || parentElement.closest("script, style, svg, textarea")) continue;
      // Kept for those who listen.
      if (parentElement.closest(".visually-hidden, .skip-link")) continue;
      // Cut on purpose, and seen to be.
      if (getComputedStyle(parentElement).textOverflow === "ellipsis") continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const paper = paperOf(parentElement).getBoundingClientRect();
      for (const { left, right, width } of range.getClientRects())
        if (width > 0 && (right > Math.min(paper.right, innerWidth) + 1 || left < paper.left - 1))
          found.push(`${textContent?.slice(0, 60)} in <${parentElement.localName}>`);
    }
    return [...new Set(found)];
  });
}

/** Opens all that is folded. */
export function unfold(page: Page): Promise<void> {
  return page.locator("summary").evaluateAll((all) => {
    for (const { parentElement } of all) parentElement?.setAttribute("open", "");
  });
}

/** Cards out of sight are not drawn, and have a height that was guessed: they are, from here on. */
export function drawnWhole(page: Page): Promise<void> {
  return page.locator("main li").evaluateAll((all) => {
    for (const item of all as HTMLElement[]) item.style.contentVisibility = "visible";
  });
}
