import { existsSync } from "node:fs";

// Browsers of `npm run engines`, beside Chromium.

const firefoxes = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/**
 * Undefined where there is none.
 * @returns {string | undefined}
 */
export function findFirefox() {
  return firefoxes.find((path) => existsSync(path));
}

const webkitParts = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];

/** Needs its driver, and a screen in memory. */
export function hasWebkit() {
  return webkitParts.every((path) => existsSync(path));
}
