import { existsSync } from "node:fs";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * CAIRN_CHROMIUM, else the system's; undefined where there is none.
 * @returns {string | undefined}
 */
export function findChromium() {
  const { CAIRN_CHROMIUM: named } = process.env;
  return (named === undefined ? places : [named]).find((path) => existsSync(path));
}

/** The same engine without windows: tests take two thirds of the time. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * The headless shell, unless CAIRN_CHROMIUM names another browser.
 * @returns {string | undefined}
 */
export function findTestChromium() {
  const shell = process.env.CAIRN_CHROMIUM === undefined && existsSync(headlessShell);
  return shell ? headlessShell : findChromium();
}

/** No background requests; the sandbox does not work for root. */
export const chromiumFlags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  "--disable-gpu",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
