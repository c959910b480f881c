import lighthouse, { type Flags, type Result } from "lighthouse";
import { median } from "../load/tasks.ts";
import type { Line } from "../report.ts";
import { openBrowser, type Browser } from "./browser.ts";

export interface Page {
  readonly name: string;
  readonly url: string;
  /** The value of the Cookie header; none for a visitor. */
  readonly cookie: string | null;
  /** In a browser in which the page's visit before has left its files and the app's worker. */
  readonly again?: boolean;
}

/** Simulated: the load is measured and then calculated for a slow phone. Applied: the browser is really slowed down. */
const throttlings = { simulated: "simulate", applied: "devtools" } as const;
type Throttling = keyof typeof throttlings;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

function flagsOf({ port }: Browser, { cookie, again }: Page, throttling: Throttling): Flags {
  return {
    port,
    hostname: "127.0.0.1",
    logLevel: "error",
    formFactor: "mobile",
    throttlingMethod: throttlings[throttling],
    onlyCategories: [...categories],
    disableStorageReset: again === true,
    ...(cookie === null ? {} : { extraHeaders: { cookie } }),
  };
}

/** One run, and another where Chromium lost its own trace: Lighthouse then asks to be run again. */
async function runLighthouse(
  browser: Browser,
  page: Page,
  throttling: Throttling,
  attempts = 3,
): Promise<Result> {
  const run = await lighthouse(page.url, flagsOf(browser, page, throttling));
  const failed = run === undefined ? "no result" : run.lhr.runtimeError?.message;
  if (run === undefined || failed !== undefined) {
    if (attempts > 1) return runLighthouse(browser, page, throttling, attempts - 1);
    throw new Error(`${page.url}: ${failed}`);
  }
  if (run.lhr.finalDisplayedUrl !== page.url)
    throw new Error(`${page.url} led to ${run.lhr.finalDisplayedUrl}.`);
  return run.lhr;
}

const score = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
const value = (result: Result, audit: string): number =>
  result.audits[audit]?.numericValue ?? Number.NaN;

/** Titles of what cost points, so that a broken line says where to look. */
function faults(results: readonly Result[]): string {
  const found = results.flatMap(({ categories: all, audits }) =>
    Object.values(all).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  );
  return [...new Set(found)].join(", ");
}

async function pageLine(
  browser: Browser,
  page: Page,
  throttling: Throttling,
  runs: number,
): Promise<Line> {
  const { again, ...first } = page;
  if (again) await runLighthouse(browser, first, throttling);
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1)
    results.push(await runLighthouse(browser, page, throttling));
  const scores = categories.map((category) =>
    median(results.map((result) => score(result, category))),
  );
  const middle = (audit: string): number => median(results.map((result) => value(result, audit)));
  const paint = `LCP ${(middle("largest-contentful-paint") / 1_000).toFixed(2)} s, CLS ${middle("cumulative-layout-shift").toFixed(3)}`;
  const ok = scores.every((points) => points === 100);
  const why = ok ? "" : ` (${faults(results)})`;
  return {
    name: `Lighthouse mobile, ${page.name}, ${throttling} throttling`,
    ours: `${scores.join(" / ")}, ${paint}${why}`,
    budget: "100 / 100 / 100 / 100",
    ok,
  };
}

/** Performance, accessibility, best practices and SEO of each page: the median of so many runs. */
export async function pageScores(pages: readonly Page[], runs: number): Promise<Line[]> {
  const browser = await openBrowser();
  if (browser === null) return [{ name: "Lighthouse mobile", ours: "no Chromium found", ok: null }];
  try {
    const lines: Line[] = [];
    for (const page of pages)
      for (const throttling of ["simulated", "applied"] as const)
        lines.push(await pageLine(browser, page, throttling, runs));
    return lines;
  } finally {
    await browser.close();
  }
}
