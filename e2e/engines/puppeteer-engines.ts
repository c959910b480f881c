import { launch, type LaunchOptions, type Page } from "puppeteer-core";
import { chromiumFlags, findChromium } from "../../scripts/chromium.mjs";
import { findFirefox } from "../../scripts/engines.mjs";
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

async function opened(options: LaunchOptions): Promise<Browser> {
  const browser = await launch({ ...common, ...options });
  const faults: string[] = [];
  return {
    version: (await browser.version()).replace(/^\w+\//, ""),
    faults,
    async openWindow() {
      // A tab behind another one is hidden, and hears nothing live (product 21.6).
      const page = await browser.newPage({ type: "window" });
      page.setDefaultTimeout(PATIENCE_MS);
      page.on("pageerror", (error) => faults.push(String(error)));
      page.on("console", (line) => line.type() === "error" && faults.push(line.text()));
      return windowOf(page);
    },
    close: () => browser.close(),
  };
}

export const chromium: Engine = {
  name: "Chromium",
  need: "chromium",
  openBrowser: () =>
    opened({ browser: "chrome", executablePath: findChromium() ?? "", args: chromiumFlags }),
};

/** Over WebDriver BiDi, which Firefox speaks by itself. */
export const firefox: Engine = {
  name: "Firefox",
  need: "firefox",
  openBrowser: () => opened({ browser: "firefox", executablePath: findFirefox() ?? "" }),
};
