import { launch, type LaunchOptions, type Page } from "puppeteer-core";
import { chromiumFlags, findChromium } from "../../scripts/chromium.mjs";
import { findFirefox } from "../../scripts/engines.mjs";
import { DRAWN_ANEW, takeIntl, touchTexts, unknownZone } from "./touched-page.ts";
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

/** One that touches its pages, does not know its zone, and lacks parts of `Intl` (product 2.22). */
async function touch(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(touchTexts, 20_261_126);
  await page.evaluateOnNewDocument(takeIntl);
}

async function opened(options: LaunchOptions, isTouched = false): Promise<Browser> {
  const env = { ...process.env, ...(isTouched && unknownZone) };
  const browser = await launch({ ...common, ...options, env });
  const faults: string[] = [];
  return {
    version: (await browser.version()).replace(/^\w+\//, ""),
    faults,
    async openWindow() {
      // A tab behind another one is hidden, and hears nothing live (product 21.6).
      const page = await browser.newPage({ type: "window" });
      page.setDefaultTimeout(PATIENCE_MS);
      if (isTouched) await touch(page);
      page.on("pageerror", (error) => faults.push(String(error)));
      page.on("console", (line) => {
        const meant = isTouched && DRAWN_ANEW.test(line.text());
        if (line.type() === "error" && !meant) faults.push(line.text());
      });
      return windowOf(page);
    },
    close: () => browser.close(),
  };
}

const openChromium = (isTouched?: boolean) =>
  opened(
    { browser: "chrome", executablePath: findChromium() ?? "", args: chromiumFlags },
    isTouched,
  );

/** Over WebDriver BiDi, which Firefox speaks by itself. */
const openFirefox = (isTouched?: boolean) =>
  opened({ browser: "firefox", executablePath: findFirefox() ?? "" }, isTouched);

/** Each as it is, and as one that touches its pages. */
export const puppeteerEngines: readonly Engine[] = [
  { name: "Chromium", need: "chromium", openBrowser: () => openChromium() },
  { name: "Firefox", need: "firefox", openBrowser: () => openFirefox() },
  { name: "Chromium*", need: "chromium", openBrowser: () => openChromium(true) },
  { name: "Firefox*", need: "firefox", openBrowser: () => openFirefox(true) },
];
