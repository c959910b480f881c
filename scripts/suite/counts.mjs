import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {object} Trouble
 * @property {"failed" | "retried" | "skipped"} kind "retried" failed at first, and passed when it was tried again: a failure too
 * @property {string} where file and full name of the test
 * @property {string} message
 * @typedef {{ passed: number, failed: number, skipped: number, troubles: Trouble[] }} Counts "failed" with those retried
 * @typedef {{ passed: number, troubles: Trouble[] }} Report
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ projectName: string, status: "expected" | "unexpected" | "flaky" | "skipped", results: { errors: PlaywrightError[] }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, line: number, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ suites: PlaywrightSuite[], errors: PlaywrightError[] }} PlaywrightReport
 */

/**
 * The arguments and environment with which a tool writes its report, beside what it prints.
 * @param {"vitest" | "playwright"} tool
 * @param {string} file
 * @returns {{ args: string[], env: NodeJS.ProcessEnv }}
 */
export function reporting(tool, file) {
  // Read by vitest.config.ts.
  if (tool === "vitest") return { args: [], env: { CAIRN_TEST_REPORT: file } };
  return { args: ["--reporter=list,json"], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } };
}

/**
 * How many tests the report holds, and what went wrong. A tool that ended badly and reports no
 * failure (or nothing at all) counts as one.
 * @param {"vitest" | "playwright" | undefined} tool
 * @param {string} file
 * @param {boolean} ok whether the tool ended well
 * @returns {Counts}
 */
export function countsOf(tool, file, ok) {
  const { passed, troubles } =
    tool !== undefined && existsSync(file) ? reported(tool, file) : { passed: 0, troubles: [] };
  const skipped = troubles.filter(({ kind }) => kind === "skipped").length;
  const failed = troubles.length - skipped;
  if (ok || failed > 0) return { passed, failed, skipped, troubles };
  return { passed, failed: 1, skipped, troubles: [...troubles, endedBadly] };
}

/** @type {Trouble} */
const endedBadly = {
  kind: "failed",
  where: "",
  message: "It ended badly; what it said stands under its heading.",
};

/**
 * @param {"vitest" | "playwright"} tool
 * @param {string} file
 * @returns {Report}
 */
function reported(tool, file) {
  /** @type {unknown} */
  const report = JSON.parse(readFileSync(file, "utf8"));
  return tool === "vitest"
    ? /** @type {Report} */ (report)
    : ofPlaywright(/** @type {PlaywrightReport} */ (report));
}

/**
 * @param {PlaywrightReport} report
 * @returns {Report}
 */
function ofPlaywright({ suites, errors }) {
  const tests = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map((test) => ({
      ...test,
      where: `${spec.file}:${spec.line} > ${spec.title} (${test.projectName})`,
    })),
  );
  const ended = tests.filter(({ status }) => status !== "expected").map(troubleOf);
  /** @type {Trouble[]} */
  const beside = errors.map(({ message = "" }) => ({
    kind: "failed",
    where: "outside of every test",
    message,
  }));
  return { passed: tests.length - ended.length, troubles: [...ended, ...beside] };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @type {Record<PlaywrightTest["status"], Trouble["kind"]>} */
const kinds = { expected: "failed", unexpected: "failed", flaky: "retried", skipped: "skipped" };

/**
 * @param {PlaywrightTest & { where: string }} test
 * @returns {Trouble}
 */
function troubleOf({ status, where, results }) {
  const [error] = results.flatMap(({ errors }) => errors);
  return { kind: kinds[status], where, message: error?.message ?? "" };
}
