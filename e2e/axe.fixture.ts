import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, Result } from "axe-core";
import { expectShortLines } from "./lines.fixture.ts";
import { expectTargets } from "./targets.fixture.ts";

type Finding = Pick<Result, "id" | "help" | "nodes">;

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

const source = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

interface Axe {
  run(where: Document, options: object): Promise<AxeResults>;
}

interface Arrangement {
  readonly width: number;
  readonly colorScheme: "light" | "dark";
}

/** Each scheme once; each pair of colours meets in both (web/style/contrast.browser.test.tsx). */
export const phone: Arrangement = { width: 390, colorScheme: "light" };
export const desk: Arrangement = { width: 1280, colorScheme: "dark" };

/**
 * Scans the screen in each arrangement, and asks that nothing stands out of a phone and that no line is long on a desk. The
 * width of a desk stays.
 */
export async function expectAccessibleAs(
  page: Page,
  arrangements: readonly Arrangement[] = [phone, desk],
  state: string = page.url(),
): Promise<void> {
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page, `${state} at ${width}`);
  }
  for (const { width, colorScheme } of arrangements) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await expectTargets(page, `${state} at ${width}`);
    await expectAccessible(page, `${state} at ${width} in ${colorScheme}`);
  }
  await page.setViewportSize({ width: desk.width, height: 844 });
  await expectShortLines(page, `${state} at ${desk.width}`);
}

/**
 * Scans the screen as it stands: nothing may be found. What fades in has, half-way, neither its own colours nor their
 * contrast, so nothing moves from here on.
 */
export async function expectAccessible(page: Page, where: string = page.url()): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(settled);
  // @axe-core/playwright would hand itself and all that it found over a second page, for frames' sake.
  expect(page.frames(), "frames that nobody scans").toHaveLength(1);
  expect.soft(await findings(page), `axe: ${where}`).toEqual([]);
}

/** What axe finds on the screen as it stands. */
export async function findings(page: Page) {
  if (await page.evaluate(() => !("axe" in globalThis))) await page.evaluate(source);
  const { found, passed } = await page.evaluate(scan, { type: "tag", values: TAGS });
  // A scan that looked at nothing proves nothing.
  expect(passed).toBeGreaterThan(5);
  return found.map(told);
}

async function scan(runOnly: object): Promise<{ found: Finding[]; passed: number }> {
  const { axe } = globalThis as unknown as { axe: Axe };
  const options = { runOnly, resultTypes: ["violations"], preload: false };
  const { violations, passes } = await axe.run(document, options);
  return { found: violations, passed: passes.length };
}

function told({ id, help, nodes }: Finding) {
  const where = nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`);
  return { id, help, where };
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
export async function expectNoSidewaysScroll(
  page: Page,
  where: string = page.url(),
): Promise<void> {
  const message = `pixels beyond the window: ${where}`;
  await expect
    .configure({ soft: true })
    .poll(() => beyondWindow(page), { message, timeout: 10_000 })
    .toBeLessThanOrEqual(0);
}

/** How many pixels stand out of the window. */
export function beyondWindow(page: Page): Promise<number> {
  // Its box, not `clientWidth`: a browser that hides its scrollbars counts the place kept for one with that.
  return page.evaluate(() => {
    const { documentElement: root } = document;
    return root.scrollWidth - Math.ceil(root.getBoundingClientRect().width);
  });
}
