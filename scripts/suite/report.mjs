import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * @typedef {object} Trouble
 * @property {"failed" | "flaky" | "skipped"} kind "flaky" failed at first, and passed when it was tried again
 * @property {string} where file and full name of the test
 * @property {string} message
 * @typedef {{ passed: number, troubles: Trouble[] }} Report
 * @typedef {"vitest" | "playwright"} Tool
 * @typedef {import("vitest/node").Reporter} Reporter
 * @typedef {import("vitest/node").TestModule} TestModule
 * @typedef {{ message: string, stack?: string | undefined }} Thrown
 * @typedef {import("@playwright/test/reporter").JSONReport} PlaywrightReport
 * @typedef {import("@playwright/test/reporter").JSONReportSuite} PlaywrightSuite
 */

/**
 * A failed tool that reports no failure counts as one.
 * @param {Tool | undefined} tool
 * @param {string} file
 * @param {boolean} ok whether the tool ended well
 * @returns {Report}
 */
export function reportOf(tool, file, ok) {
  const { passed, troubles } =
    tool !== undefined && existsSync(file) ? read[tool](file) : { passed: 0, troubles: [] };
  if (ok || troubles.some(({ kind }) => kind === "failed")) return { passed, troubles };
  const message = "It failed. Its output is under its heading.";
  return { passed, troubles: [...troubles, { kind: "failed", where: "", message }] };
}

/** @type {Record<Tool, (file: string) => Report>} */
const read = {
  vitest: (file) => /** @type {Report} */ (JSON.parse(readFileSync(file, "utf8"))),
  playwright: (file) =>
    playwrightReport(/** @type {PlaywrightReport} */ (JSON.parse(readFileSync(file, "utf8")))),
};

/**
 * Vitest's JSON report lacks suite hooks and uncaught errors.
 * @implements {Reporter}
 */
export class VitestReport {
  /** @type {string} */
  #file;

  /** @param {string} file */
  constructor(file) {
    this.#file = file;
  }

  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly Thrown[]} uncaught
   */
  onTestRunEnd(modules, uncaught) {
    const troubles = [
      ...modules.flatMap(troublesIn),
      ...uncaught.map((error) => failed("outside of every test", error)),
    ];
    const passed = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.result().state === "passed").length;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ passed, troubles }));
  }
}

/**
 * @param {TestModule} module
 * @returns {Trouble[]}
 */
function troublesIn(module) {
  const file = module.relativeModuleId;
  return [
    ...module.errors().map((error) => failed(file, error)),
    ...[...module.children.allSuites()].flatMap((suite) =>
      suite.errors().map((error) => failed(`${file} > ${suite.fullName}`, error)),
    ),
    ...[...module.children.allTests()].flatMap((test) => {
      const { state, errors = [] } = test.result();
      const where = `${file} > ${test.fullName}`;
      /** @type {Trouble[]} */
      const skipped = [{ kind: "skipped", where, message: "" }];
      if (state === "skipped") return skipped;
      // A test that passed on retry keeps its first errors.
      if (state === "passed" && errors.length === 0) return [];
      const trouble = failed(where, errors[0] ?? { message: `is ${state} at the end of the run` });
      return [state === "passed" ? { ...trouble, kind: /** @type {const} */ ("flaky") } : trouble];
    }),
  ];
}

/**
 * @param {string} where
 * @param {Thrown} error
 * @returns {Trouble}
 */
function failed(where, { message, stack = "" }) {
  const frame = stack
    .split("\n")
    .find((line) => /^\s*at /.test(line) && !/node_modules|node:|<anonymous>/.test(line));
  return { kind: "failed", where, message: frame === undefined ? message : `${message}\n${frame}` };
}

/**
 * @param {PlaywrightReport} report
 * @returns {Report}
 */
function playwrightReport({ suites, errors }) {
  const tests = suites.flatMap(specsIn).flatMap(({ file, line, title, tests: all }) =>
    all.map(({ projectName, status, results }) => ({
      status,
      where: `${file}:${line} > ${title} (${projectName})`,
      message: results.flatMap((result) => result.errors)[0]?.message ?? "",
    })),
  );
  /** @type {Trouble[]} */
  const troubles = tests.flatMap(({ status, where, message }) => {
    if (status === "expected") return [];
    return [{ kind: status === "unexpected" ? "failed" : status, where, message }];
  });
  const beside = errors.map(({ message = "" }) => failed("outside of every test", { message }));
  const passed = tests.filter(({ status }) => status === "expected" || status === "flaky").length;
  return { passed, troubles: [...troubles, ...beside] };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSuite["specs"]}
 */
function specsIn({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}
