import { existsSync } from "node:fs";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The Chromium of the system (CAIRN_CHROMIUM names another), or undefined where there is none.
 * @returns {string | undefined}
 */
export function findChromium() {
  const { CAIRN_CHROMIUM: named } = process.env;
  return (named === undefined ? places : [named]).find((path) => existsSync(path));
}

/** Keeps Chromium from calling home; its sandbox does not work for root. */
export const chromiumFlags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  "--disable-gpu",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
