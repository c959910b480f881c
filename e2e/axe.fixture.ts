import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Scans the screen once it stands still: nothing may be found. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(settled);
  const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect.soft(found, `axe at ${page.url()}`).toEqual([]);
  // A scan that looked at nothing proves nothing.
  expect(passes.length).toBeGreaterThan(5);
}

/** What fades in has, half-way, neither its own colours nor their contrast. What turns for ever is not waited for. */
async function settled(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(moving.map(async ({ finished }) => finished));
}

/** Nothing may stand out of the window to the side. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    // Its box, not `clientWidth`: a browser that hides its scrollbars counts the place kept for one with that.
    const { documentElement: root } = document;
    return root.scrollWidth - Math.ceil(root.getBoundingClientRect().width);
  });
  expect.soft(over, `pixels beyond the window at ${page.url()}`).toBeLessThanOrEqual(0);
}
