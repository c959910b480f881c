import { existsSync } from "node:fs";

// The engines beside Chromium that `npm run engines` walks in.

const firefoxes = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/**
 * The Firefox of the system, or undefined where there is none.
 * @returns {string | undefined}
 */
export function findFirefox() {
  return firefoxes.find((path) => existsSync(path));
}

const webkitParts = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];

/** Whether WebKitGTK can be driven here: by its driver, on a screen in memory. */
export function hasWebkit() {
  return webkitParts.every((path) => existsSync(path));
}
