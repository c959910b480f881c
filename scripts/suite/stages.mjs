import { availableParallelism } from "node:os";

/**
 * @typedef {"postgres" | "nginx" | "haproxy" | "caddy" | "pooler" | "chromium" | "firefox" | "webkit" | "image" | "emulator" | "systemd" | "compose"} Need
 * @typedef {object} Stage
 * @property {string} name as in `npm test -- name`
 * @property {string} title its heading
 * @property {string[][]} commands files under the root, run by Node in order
 * @property {import("./report.mjs").Tool} [tool] whose report counts its tests
 * @property {RegExp} [paths] of the tests that it runs, for `npm test -- PATH`
 * @property {Need[]} [needs] without them it cannot run
 * @property {Need[]} [wants] without them it runs in part
 * @property {true} [beside] it runs at the same time as the stage before it, and is shown after that
 * @property {true} [builds] it brings dist up to date first, and nobody else changes it meanwhile
 * @property {NodeJS.ProcessEnv} [env]
 */

const vitest = "node_modules/vitest/vitest.mjs";
const playwright = "node_modules/@playwright/test/cli.js";
/** Kill tests mostly wait for processes: one worker more than cores. */
const oneMore = `--maxWorkers=${availableParallelism() + 1}`;

/** @type {Stage[]} */
export const stages = [
  {
    name: "types",
    title: "types (tsc)",
    commands: [["node_modules/typescript/bin/tsc", "-b"]],
  },
  {
    name: "lint",
    title: "lint (oxlint)",
    commands: [["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"]],
    beside: true,
  },
  {
    name: "format",
    title: "format (oxfmt)",
    commands: [["node_modules/oxfmt/bin/oxfmt", "--check"]],
    beside: true,
  },
  {
    name: "structure",
    title: "boundaries, house rules, rooms",
    commands: [["scripts/boundaries.mjs"], ["scripts/house-rules.mjs"], ["scripts/rooms.mjs"]],
    beside: true,
  },
  {
    name: "dead-code",
    title: "dead code (knip)",
    commands: [["node_modules/knip/bin/knip.js"]],
    beside: true,
  },
  {
    name: "build",
    title: "build",
    commands: [],
    beside: true,
    builds: true,
  },
  {
    name: "unit",
    title: "unit and HTTP (vitest)",
    commands: [[vitest, "run", "--project", "node", "--project", "alone"]],
    tool: "vitest",
    paths:
      /^(domain|contract|server|web|run|scripts|bench)\b(?!.*\.(browser|fault|proof|race)\.test|\/image\/.*\.test)/,
    wants: ["postgres"],
  },
  {
    name: "components",
    title: "components in Chromium (vitest)",
    commands: [[vitest, "run", "--project", "browser"]],
    tool: "vitest",
    paths: /^web\b(?!.*(?<!\.browser)\.test)/,
    // Each of the two waits at times: for a database, for a browser.
    beside: true,
    needs: ["chromium"],
  },
  {
    name: "journeys",
    title: "journeys in Chromium (playwright)",
    commands: [[playwright, "test"]],
    tool: "playwright",
    paths: /^e2e\b/,
    builds: true,
    needs: ["chromium"],
    wants: ["postgres"],
  },
  {
    name: "faults",
    title: "kill -9 under writes, on both databases (vitest)",
    commands: [[vitest, "run", "--project", "faults", oneMore]],
    tool: "vitest",
    paths: /\.fault\.test/,
    builds: true,
    wants: ["postgres", "nginx", "haproxy", "caddy", "pooler"],
  },
];

/**
 * `npm test -- unit replay`: runs the unit tests' statements on the embedded engine (decision 67).
 * @type {Stage}
 */
const replay = {
  name: "replay",
  title: "what units asked of PostgreSQL, asked of the embedded engine (vitest)",
  commands: [[vitest, "run", "--project", "replay"]],
  tool: "vitest",
  needs: ["postgres"],
};

/**
 * `npm run kill`: too slow for each run.
 * @type {Stage}
 */
const proofs = {
  name: "proofs",
  title:
    "what takes too long for each run, and all that repeats in full, on both databases (vitest)",
  commands: [
    [vitest, "run", "--project", "node", "--project", "alone"],
    [vitest, "run", "--project", "faults", "--project", "proofs", oneMore],
  ],
  tool: "vitest",
  paths: /\.(proof|race)\.test/,
  builds: true,
  wants: ["postgres", "nginx", "haproxy", "caddy", "pooler"],
  env: { CAIRN_THOROUGH: "true" },
};

/**
 * `npm run kill`: too slow for each run.
 * @type {Stage}
 */
const longJourneys = {
  name: "long-journeys",
  title: "journeys that take too long for each run, in Chromium (playwright)",
  commands: [[playwright, "test"]],
  tool: "playwright",
  paths: /^e2e\b/,
  builds: true,
  needs: ["chromium"],
  wants: ["postgres"],
  env: { CAIRN_THOROUGH: "true" },
};

/**
 * `npm run engines`: needs two more browsers.
 * @type {Stage}
 */
const engines = {
  name: "engines",
  title: "the main journey in Chromium, Firefox and WebKitGTK",
  commands: [["e2e/engines/run.ts"]],
  builds: true,
  wants: ["chromium", "firefox", "webkit"],
};

/**
 * `npm run engines`: screens with touch, or in a browser with missing features.
 * @type {Stage}
 */
const touched = {
  name: "touched",
  title: "all screens, translated and in browsers that lack parts (playwright)",
  commands: [[playwright, "test", "e2e/touched.spec.ts"]],
  tool: "playwright",
  builds: true,
  needs: ["chromium"],
  wants: ["postgres"],
  env: { CAIRN_TOUCHED: "true" },
};

/**
 * `npm run languages`: fails while a screen or a journey shows a text that cannot be translated.
 * @type {Stage}
 */
const pseudo = {
  name: "languages",
  title: "all screens in each language, screens and journeys in pseudo-languages (playwright)",
  commands: [[playwright, "test"]],
  tool: "playwright",
  builds: true,
  needs: ["chromium"],
  wants: ["postgres"],
  env: { CAIRN_PSEUDO: "true" },
};

/**
 * `npm run image`: needs container tools.
 * @type {Stage}
 */
const image = {
  name: "image",
  title: "the image: built, run, killed, stopped (vitest)",
  commands: [[vitest, "run", "--project", "image"]],
  tool: "vitest",
  paths: /^scripts\/image\/.*\.test/,
  needs: ["image"],
  wants: ["postgres", "emulator", "systemd", "compose"],
};

/**
 * Stages that are named, else those of the given paths, else all. Other arguments go to their tools.
 * @param {string[]} args
 */
export function asked(args) {
  const byName = [...stages, replay, proofs, longJourneys, engines, touched, pseudo, image];
  const named = byName.filter(({ name }) => args.includes(name));
  const rest = args.filter((arg) => !named.some(({ name }) => name === arg));
  const paths = rest.filter((arg) => !arg.startsWith("-"));
  if (named.length > 0) return { chosen: named, rest };
  if (paths.length === 0) return { chosen: stages, rest };
  return {
    chosen: [...stages, proofs, longJourneys, image].filter((stage) =>
      paths.some((path) => stage.paths?.test(path)),
    ),
    rest: [...rest, "--pass-with-no-tests"],
  };
}
