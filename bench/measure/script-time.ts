import puppeteer, {
  type Browser,
  type BrowserContext,
  type CDPSession,
  TargetType,
} from "puppeteer-core";
import { median } from "../load/tasks.ts";
import { within, type Line } from "../report.ts";
import { openBrowser } from "./browser.ts";
import type { Page } from "./page-scores.ts";

/** Lighthouse's factor for a phone. */
const SLOWER = 4;
/** Milliseconds without script until a page is at rest. */
const REST_MS = 1_000;

interface Budgeted extends Page {
  /** Milliseconds. */
  readonly budget: number;
}

async function scriptSoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN) * 1_000;
}

async function untilAtRest(session: CDPSession): Promise<number> {
  const before = await scriptSoFar(session);
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  const now = await scriptSoFar(session);
  return now === before && now > 0 ? now : untilAtRest(session);
}

/** Not Puppeteer's page: it listens for errors, for which V8 parses functions a second time. */
async function blankTab(browser: Browser, context: BrowserContext): Promise<CDPSession> {
  const session = await browser.target().createCDPSession();
  const place = context.id === undefined ? {} : { browserContextId: context.id };
  await session.send("Target.createTarget", { url: "about:blank", ...place });
  const tab = await context.waitForTarget((target) => target.type() === TargetType.PAGE);
  return tab.createCDPSession();
}

/** Milliseconds of script until a page at its first visit is at rest, on a slower processor. */
export async function scriptTimes(pages: readonly Budgeted[], runs: number): Promise<Line[]> {
  const opened = await openBrowser();
  if (opened === null) return [{ name: "script", ours: "no Chromium found", ok: null }];
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${opened.port}` });
  async function once({ url, cookie }: Page): Promise<number> {
    const context = await browser.createBrowserContext();
    try {
      const session = await blankTab(browser, context);
      await session.send("Network.enable");
      if (cookie !== null)
        await session.send("Network.setExtraHTTPHeaders", { headers: { cookie } });
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await session.send("Performance.enable");
      await session.send("Page.navigate", { url });
      return await untilAtRest(session);
    } finally {
      await context.close();
    }
  }
  try {
    const lines: Line[] = [];
    for (const page of pages) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await once(page));
      const name = `script of ${page.name} until it is at rest, a processor ${SLOWER} times slower`;
      lines.push(within(page.budget, "ms", name, median(times), 0));
    }
    return lines;
  } finally {
    await browser.disconnect();
    await opened.close();
  }
}
