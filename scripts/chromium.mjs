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

/** Chromium without windows: the same engine, and tests in it take two thirds of the time. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * What tests run in: the headless shell where the system has it and no other is named, else its Chromium.
 * @returns {string | undefined}
 */
export function findTestChromium() {
  const shell = process.env.CAIRN_CHROMIUM === undefined && existsSync(headlessShell);
  return shell ? headlessShell : findChromium();
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
