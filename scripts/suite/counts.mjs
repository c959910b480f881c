import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport
 */

/**
 * The arguments and environment with which a tool writes its report, beside what it prints.
 * @param {"vitest" | "playwright"} tool
 * @param {string} file
 */
export function reporting(tool, file) {
  if (tool === "vitest") {
    return {
      args: ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
      env: {},
    };
  }
  return { args: ["--reporter=list,json"], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } };
}

/**
 * How many tests the report holds. A tool that ended badly without a failed test (a file that does
 * not load, no report at all) counts as one failure.
 * @param {"vitest" | "playwright" | undefined} tool
 * @param {string} file
 * @param {boolean} ok whether the tool ended well
 * @returns {Counts}
 */
export function countsOf(tool, file, ok) {
  const counts = tool !== undefined && existsSync(file) ? reported(tool, file) : none;
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {"vitest" | "playwright"} tool
 * @param {string} file
 * @returns {Counts}
 */
function reported(tool, file) {
  /** @type {unknown} */
  const report = JSON.parse(readFileSync(file, "utf8"));
  if (tool === "vitest") {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } =
      /** @type {VitestReport} */ (report);
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
    };
  }
  const { expected, unexpected, flaky, skipped } = /** @type {PlaywrightReport} */ (report).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}
