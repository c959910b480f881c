import { defineConfig } from "@playwright/test";
import { languages, sourceLanguage } from "./domain/language.ts";
import { chromiumFlags, findTestChromium } from "./scripts/chromium.mjs";

const executablePath = findTestChromium();
// `npm test` sets CAIRN_TEST_POSTGRES. CAIRN_PICTURES: a folder for pictures of each screen, no tests.
// CAIRN_TOUCHED: the walk in browsers that change pages. CAIRN_PSEUDO: the one in translations and pseudo-languages. CAIRN_THOROUGH: the long journeys too.
const {
  CAIRN_TEST_POSTGRES: postgres,
  CAIRN_PICTURES: pictures,
  CAIRN_TOUCHED: touched,
  CAIRN_PSEUDO: pseudo,
  CAIRN_THOROUGH: thorough,
} = process.env;

const others = /@pictures|@touched|@pseudo/;
const onPostgres = { use: { engine: "postgres" as const } };

// On PostgreSQL where there is one, since its servers start in a quarter of the time; one on the embedded engine.
const journeys =
  postgres === undefined
    ? [{ name: "embedded", grepInvert: [others, /@proof/] }]
    : [
        { name: "postgres", grepInvert: [others, /@proof|@embedded/], ...onPostgres },
        { name: "embedded", grep: /@embedded/ },
      ];

const translations = languages.filter((language) => language !== sourceLanguage);

// Compare a text to the letter, which has marks in that build.
const verbatim =
  /each line of the API's page|elsewhere, by keyboard alone|a step and its Undo move nothing|of every mail|really sent|a second most of the time|within two seconds, the app|original specification|less than 60 presses/;

const long = { grep: /@proof/, grepInvert: others };

function projects() {
  if (pictures !== undefined) return [{ name: "pictures", grep: /@pictures/ }];
  const engine = postgres === undefined ? { use: {} } : onPostgres;
  if (thorough === "true") return [{ name: "long", ...long, ...engine }];
  if (pseudo !== undefined)
    return [
      ...["en-XA", "ar-XB", ...translations].map((language) => ({
        name: language,
        grep: /@pseudo/,
        retries: 0,
        timeout: 900_000,
        use: { ...engine.use, language },
      })),
      { name: "en-XM", grepInvert: [others, verbatim], use: { ...engine.use, language: "en-XM" } },
    ];
  if (touched === undefined) return journeys;
  return [{ name: "touched", grep: /@touched/, ...engine }];
}

// Each worker starts the built server on a port and a database of its own (e2e/cairn.fixture.ts).
export default defineConfig<object, { engine: "embedded" | "postgres"; language: string }>({
  testDir: "e2e",
  outputDir: "test-results",
  forbidOnly: true,
  // What passes only when tried again is listed at the end as flaky (decision 20).
  retries: 1,
  workers: 2,
  fullyParallel: true,
  // Only what hangs may fail by time, also on two cores that are busy with other work.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  projects: projects(),
  use: {
    browserName: "chromium",
    // Nothing that moves is waited for or drawn; the journey of everything (e2e/journey.spec.ts) has it all move.
    contextOptions: { reducedMotion: "reduce" },
    // Each would load all files of the build: where it is what a test is about, that opens a browser with one.
    serviceWorkers: "block",
    actionTimeout: 60_000,
    trace: "on-first-retry",
    launchOptions: {
      // Pages live for seconds: their scripts are compiled once, not better and better.
      args: [...chromiumFlags, "--js-flags=--no-opt --no-maglev"],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
