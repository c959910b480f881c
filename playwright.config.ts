import { defineConfig } from "@playwright/test";
import { chromiumFlags, findTestChromium } from "./scripts/chromium.mjs";

const executablePath = findTestChromium();
// `npm test` names a PostgreSQL; a folder in CAIRN_PICTURES asks for pictures of each screen instead of tests.
const { CAIRN_TEST_POSTGRES: postgres, CAIRN_PICTURES: pictures } = process.env;

const journeys = [
  { name: "embedded", grepInvert: /@pictures/ },
  ...(postgres === undefined
    ? []
    : [{ name: "postgres", grep: /@both-engines/, use: { engine: "postgres" as const } }]),
];

// Each worker starts the built server on a port and a database of its own (e2e/cairn.fixture.ts).
export default defineConfig<object, { engine: "embedded" | "postgres" }>({
  testDir: "e2e",
  outputDir: "test-results",
  forbidOnly: true,
  // To know what it is: what passes only when tried again has failed (decision 19).
  retries: 1,
  workers: 2,
  fullyParallel: true,
  // Only what hangs may fail by time, also on two cores that are busy with other work.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  projects: pictures === undefined ? journeys : [{ name: "pictures", grep: /@pictures/ }],
  use: {
    browserName: "chromium",
    actionTimeout: 60_000,
    trace: "on-first-retry",
    launchOptions: {
      args: chromiumFlags,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
