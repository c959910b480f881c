import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;
type Finding = Pick<Results["violations"][number], "id" | "help" | "nodes">;

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Rules whose findings differ between light and dark. */
const COLOURED = ["color-contrast", "link-in-text-block"];

const { resolve } = createRequire(import.meta.resolve("@axe-core/playwright"));
const source = readFileSync(resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run(where: Document, options: object): Promise<Results>;
}

/** Scans the screen once it stands still: nothing may be found. `rules` are all of them, or those that depend on colours. */
export async function expectAccessible(
  page: Page,
  rules: "all" | "coloured" = "all",
): Promise<void> {
  await page.evaluate(settled);
  // Its own builder would hand itself and all that it found over a second page, for frames' sake.
  expect(page.frames(), "frames that nobody scans").toHaveLength(1);
  if (await page.evaluate(() => !("axe" in globalThis))) await page.evaluate(source);
  const runOnly =
    rules === "all" ? { type: "tag", values: TAGS } : { type: "rule", values: COLOURED };
  const { found, passed } = await page.evaluate(scan, { runOnly });
  expect.soft(found.map(told), `axe at ${page.url()}`).toEqual([]);
  // A scan that looked at nothing proves nothing.
  expect(passed).toBeGreaterThan(rules === "all" ? 5 : 0);
}

async function scan(options: object): Promise<{ found: Finding[]; passed: number }> {
  const { axe } = globalThis as unknown as { axe: Axe };
  const shown = { resultTypes: ["violations"], preload: false };
  const { violations, passes } = await axe.run(document, { ...options, ...shown });
  return { found: violations, passed: passes.length };
}

function told({ id, help, nodes }: Finding) {
  const where = nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`);
  return { id, help, where };
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
