import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { languages } from "./domain/language.ts";
import { wordsOfEach } from "./scripts/build/words.mjs";
import { chromiumFlags, findTestChromium } from "./scripts/chromium.mjs";
import { VitestReport } from "./scripts/suite/report.mjs";

const executablePath = findTestChromium();
// `npm test` names a file for what it says in the end.
const { CAIRN_TEST_REPORT: report } = process.env;

// Only what hangs may fail by time: the embedded database starts in many tests, on as few as two
// cores that may be busy with other work.
const patience = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};

const node = {
  name: "node",
  environment: "node",
  // The embedded engine's code is compiled once, not better and better.
  execArgv: ["--liftoff-only"],
  // Files one after the other in the same process, which has loaded most of what they import: two thirds of the time.
  isolate: false,
  // What a test replaces, the next one finds as it was.
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  include: ["{domain,contract,server,web,run,scripts,bench}/**/*.test.{ts,tsx}"],
  exclude: [
    "**/*.browser.test.tsx",
    "**/*.fault.test.ts",
    "**/*.{proof,race}.test.ts",
    "**/*.alone.test.{ts,tsx}",
    "scripts/image/*.test.ts",
    "server/platform/db/replay.test.ts",
  ],
  ...patience,
};

// They stand in for a module, or look at what it keeps: with modules of their own.
const alone = {
  ...node,
  name: "alone",
  isolate: true,
  include: ["{domain,contract,server,web,run,scripts,bench}/**/*.alone.test.{ts,tsx}"],
  exclude: [],
};

// It asks what the two before have recorded.
const replay = {
  ...node,
  name: "replay",
  include: ["server/platform/db/replay.test.ts"],
  exclude: [],
};

// They kill the built server again and again.
const faults = {
  ...node,
  name: "faults",
  isolate: true,
  include: ["{server,run,bench}/**/*.fault.test.ts"],
  exclude: [],
  testTimeout: 600_000,
};

// What takes too long for each run, of either kind; what is done at once shows a fault by chance, again and again.
const proofs = {
  ...faults,
  name: "proofs",
  include: ["{server,run,bench,scripts}/**/*.{proof,race}.test.ts"],
};

// They build an image and run it.
const image = {
  ...node,
  name: "image",
  isolate: true,
  fileParallelism: false,
  globalSetup: ["scripts/image/build-image.ts"],
  include: ["scripts/image/*.test.ts"],
  exclude: [],
};

const browser = {
  name: "browser",
  // Files one after the other in the same document: each would load hundreds of modules anew. What a test leaves in the
  // page it takes away itself.
  isolate: false,
  // What passes only when tried again is listed at the end as flaky (decision 20).
  retry: 1,
  ...patience,
  // Until a test's page is ready; by itself a minute.
  env: { VITEST_BROWSER_IFRAME_TIMEOUT: String(patience.hookTimeout) },
  browser: {
    enabled: true,
    headless: true,
    connectTimeout: patience.hookTimeout,
    screenshotFailures: false,
    provider: playwright({
      // Whatever the machine's: the people of these tests are where their browser is. Tests of what moves ask for it
      // (web/ui/fixtures/media.fixture.ts): the rest of them takes a quarter less where nothing does.
      contextOptions: { timezoneId: "UTC", locale: "en-US", reducedMotion: "reduce" },
      launchOptions: {
        args: chromiumFlags,
        timeout: patience.hookTimeout,
        ...(executablePath === undefined ? {} : { executablePath }),
      },
    }),
    // A page for each core: Playwright lets each believe that it has the focus.
    instances: [
      {
        browser: "chromium" as const,
        include: ["web/**/*.browser.test.tsx"],
        exclude: ["**/*.alone.browser.test.tsx"],
      },
      // They stand in for a module: with a document of their own, one after the other.
      {
        browser: "chromium" as const,
        name: "browser alone",
        isolate: true,
        fileParallelism: false,
        include: ["web/**/*.alone.browser.test.tsx"],
      },
    ],
  },
};

// Found only while a test runs, a package would be bundled then and the page reloaded.
const optimizeDeps = {
  include: [
    "@tanstack/react-query",
    "idb",
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
    // By itself it leaves a core free, which on two cores is half of them.
    maxWorkers: "100%",
    reporters: ["default", ...(report === undefined ? [] : [new VitestReport(report)])],
    projects: [
      // As in the built server: texts in the current language (decision 71).
      { plugins: [wordsOfEach(languages)], test: node },
      { test: alone },
      { test: replay },
      { test: faults },
      { test: proofs },
      { test: image },
      { plugins: [react()], optimizeDeps, test: browser },
    ],
  },
});
