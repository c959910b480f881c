import lighthouse, { type Flags, type Result } from "lighthouse";
import { median } from "../load/tasks.ts";
import type { Line } from "../report.ts";
import { openBrowser, type Browser } from "./browser.ts";

export interface Page {
  readonly name: string;
  readonly url: string;
  /** The Cookie header; null for a visitor. */
  readonly cookie: string | null;
}

/** Least points of each category. */
const budgets = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const categories = Object.keys(budgets);

function flagsOf({ port }: Browser, { cookie }: Page): Flags {
  return {
    port,
    hostname: "127.0.0.1",
    logLevel: "error",
    formFactor: "mobile",
    // Measures the load, then calculates it for a slow phone.
    throttlingMethod: "simulate",
    onlyCategories: categories,
    ...(cookie === null ? {} : { extraHeaders: { cookie } }),
  };
}

/** Retries where Chromium lost its trace, as Lighthouse asks. */
async function runLighthouse(browser: Browser, page: Page, attempts = 3): Promise<Result> {
  const run = await lighthouse(page.url, flagsOf(browser, page));
  const failed = run === undefined ? "no result" : run.lhr.runtimeError?.message;
  if (run === undefined || failed !== undefined) {
    if (attempts > 1) return runLighthouse(browser, page, attempts - 1);
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

/** Audits that cost points. */
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

async function pageLine(browser: Browser, page: Page, runs: number): Promise<Line> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(browser, page));
  const scores = categories.map((category) =>
    median(results.map((result) => score(result, category))),
  );
  const middle = (audit: string): number => median(results.map((result) => value(result, audit)));
  const paint = `LCP ${(middle("largest-contentful-paint") / 1_000).toFixed(2)} s, CLS ${middle("cumulative-layout-shift").toFixed(3)}`;
  const least = Object.values(budgets);
  const ok = scores.every((points, index) => points >= (least[index] ?? 100));
  const why = ok ? "" : ` (${faults(results)})`;
  return {
    name: `Lighthouse mobile, ${page.name}, simulated throttling`,
    ours: `${scores.join(" / ")}, ${paint}${why}`,
    budget: `at least ${least.join(" / ")}`,
    ok,
  };
}

/** The median of `runs`. */
export async function pageScores(pages: readonly Page[], runs: number): Promise<Line[]> {
  const browser = await openBrowser();
  if (browser === null) return [{ name: "Lighthouse mobile", ours: "no Chromium found", ok: null }];
  try {
    const lines: Line[] = [];
    for (const page of pages) lines.push(await pageLine(browser, page, runs));
    return lines;
  } finally {
    await browser.close();
  }
}
