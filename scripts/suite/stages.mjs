/**
 * @typedef {"postgres" | "chromium"} Need
 * @typedef {object} Stage
 * @property {string} name as in `npm test -- name`
 * @property {string} title its heading
 * @property {string[][]} commands files under the root, run by Node in order
 * @property {"vitest" | "playwright"} [tool] whose report counts its tests
 * @property {Need[]} [needs] without them it cannot run
 * @property {Need[]} [wants] without them it runs in part
 * @property {true} [builds] it brings dist up to date first, and nobody else changes it meanwhile
 */

const vitest = "node_modules/vitest/vitest.mjs";

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
  },
  {
    name: "format",
    title: "format (oxfmt)",
    commands: [["node_modules/oxfmt/bin/oxfmt", "--check"]],
  },
  {
    name: "boundaries",
    title: "boundaries and house rules",
    commands: [["scripts/boundaries.mjs"], ["scripts/house-rules.mjs"]],
  },
  {
    name: "dead-code",
    title: "dead code (knip)",
    commands: [["node_modules/knip/bin/knip.js"]],
  },
  {
    name: "unit",
    title: "unit and HTTP, on both databases (vitest)",
    commands: [[vitest, "run", "--project", "node", "--project", "alone"]],
    tool: "vitest",
    wants: ["postgres"],
  },
  {
    name: "components",
    title: "components in Chromium (vitest)",
    commands: [[vitest, "run", "--project", "browser"]],
    tool: "vitest",
    needs: ["chromium"],
  },
  { name: "build", title: "build", commands: [], builds: true },
  {
    name: "faults",
    title: "kill -9 under writes, on both databases (vitest)",
    commands: [[vitest, "run", "--project", "faults"]],
    tool: "vitest",
    builds: true,
    wants: ["postgres"],
  },
  {
    name: "journeys",
    title: "journeys in Chromium (playwright)",
    commands: [["node_modules/@playwright/test/cli.js", "test"]],
    tool: "playwright",
    builds: true,
    needs: ["chromium"],
    wants: ["postgres"],
  },
];
