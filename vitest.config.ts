import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumFlags, findChromium } from "./scripts/chromium.mjs";

const executablePath = findChromium();

const node = {
  name: "node",
  environment: "node",
  include: ["{domain,contract,server,web,run,scripts,bench}/**/*.test.{ts,tsx}"],
  exclude: ["**/*.browser.test.tsx", "**/*.fault.test.ts"],
  // The embedded database starts in many of them, on as few as two cores.
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

// They kill the built server again and again, one after the other.
const faults = {
  ...node,
  name: "faults",
  include: ["{server,run,bench}/**/*.fault.test.ts"],
  exclude: [],
  fileParallelism: false,
  testTimeout: 300_000,
};

const browser = {
  name: "browser",
  include: ["web/**/*.browser.test.tsx"],
  testTimeout: 15_000,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: {
        args: chromiumFlags,
        ...(executablePath === undefined ? {} : { executablePath }),
      },
    }),
    instances: [{ browser: "chromium" as const }],
  },
};

// Found only while a test runs, a package would be bundled then and the page reloaded.
const optimizeDeps = {
  include: [
    "@tanstack/react-query",
    "react",
    "react-dom",
    "react-dom/client",
    "react/jsx-dev-runtime",
    "wouter",
    "wouter/memory-location",
    "zod/mini",
  ],
};

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      { test: node },
      { test: faults },
      { plugins: [react()], optimizeDeps, test: browser },
    ],
  },
});
