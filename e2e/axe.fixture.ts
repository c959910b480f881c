import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/**
 * Scans the screen as it stands: nothing may be found. What fades in has, half-way, neither its own colours nor their
 * contrast, so nothing moves from here on.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
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

/** Until nothing moves that began before; what turns for ever is not waited for. */
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
  const over = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  const message = `pixels beyond the window at ${page.url()}`;
  await expect
    .configure({ soft: true })
    .poll(over, { message, timeout: 10_000 })
    .toBeLessThanOrEqual(0);
}
