import { launch, type LaunchOptions, type Page } from "puppeteer-core";
import { chromiumFlags, findChromium } from "../../scripts/chromium.mjs";
import { findFirefox } from "../../scripts/engines.mjs";
import {
  DRAWN_ANEW,
  sayMessages,
  takeIntl,
  takeStorage,
  touchTexts,
  unknownZone,
} from "./touched-page.ts";
import {
  PATIENCE_MS,
  windowSize,
  type Browser,
  type BrowserWindow,
  type Engine,
} from "./engine.ts";

function windowOf(page: Page): BrowserWindow {
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    tap: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
  };
}

// Whoever starts the run ends it, and it closes its browsers itself.
const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
const common = { ...signals, headless: true, timeout: PATIENCE_MS, defaultViewport: windowSize };

/** Translated, without a zone and parts of `Intl`; or without storage (product 2.22). */
type Trouble = "touched" | "forgetful";

async function trouble(page: Page, kind: Trouble): Promise<void> {
  if (kind === "forgetful") return void (await page.evaluateOnNewDocument(takeStorage));
  await page.evaluateOnNewDocument(touchTexts, 20_261_126);
  await page.evaluateOnNewDocument(takeIntl);
}

async function opened(options: LaunchOptions, kind?: Trouble): Promise<Browser> {
  const env = { ...process.env, ...(kind === "touched" && unknownZone) };
  const browser = await launch({ ...common, ...options, env });
  const faults: string[] = [];
  return {
    version: (await browser.version()).replace(/^\w+\//, ""),
    faults,
    async openWindow() {
      // A tab behind another one is hidden, and hears nothing live (product 21.6).
      const page = await browser.newPage({ type: "window" });
      page.setDefaultTimeout(PATIENCE_MS);
      if (kind !== undefined) await trouble(page, kind);
      page.on("pageerror", (error) => faults.push(String(error)));
      await page.evaluateOnNewDocument(sayMessages);
      page.on("console", (line) => {
        const isMeant = kind === "touched" && DRAWN_ANEW.test(line.text());
        if (line.type() === "error" && !isMeant) faults.push(line.text());
      });
      return windowOf(page);
    },
    close: () => browser.close(),
  };
}

const openChromium = (kind?: Trouble) =>
  opened({ browser: "chrome", executablePath: findChromium() ?? "", args: chromiumFlags }, kind);

/** Over WebDriver BiDi, which Firefox speaks by itself. */
const openFirefox = (kind?: Trouble) =>
  opened({ browser: "firefox", executablePath: findFirefox() ?? "" }, kind);

const browsers = [
  { name: "Chromium", need: "chromium", open: openChromium },
  { name: "Firefox", need: "firefox", open: openFirefox },
] as const;

/** Each as it is, with a star as one that touches its pages, and with a minus as one that keeps nothing. */
export const puppeteerEngines: readonly Engine[] = browsers.flatMap(({ name, need, open }) => [
  { name, need, openBrowser: () => open() },
  { name: `${name}*`, need, openBrowser: () => open("touched") },
  { name: `${name}-`, need, openBrowser: () => open("forgetful"), keepsNothing: true },
]);
