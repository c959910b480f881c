import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * @typedef {import("vitest/node").Reporter} Reporter
 * @typedef {import("vitest/node").TestCase} TestCase
 * @typedef {import("vitest/node").TestModule} TestModule
 * @typedef {import("./counts.mjs").Trouble} Trouble
 * @typedef {{ message: string, stack?: string | undefined }} Thrown
 */

/**
 * Writes how many tests there were and what went wrong, also outside of a test: vitest's own
 * report has no hooks of a suite and no errors that nobody caught.
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
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const troubles = [
      ...modules.flatMap(troublesOf),
      ...uncaught.map((error) => failed("outside of every test", error)),
    ];
    const passed = tests.filter(isPassed).length;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ passed, troubles }));
  }
}

/**
 * @param {TestModule} module
 * @returns {Trouble[]}
 */
function troublesOf(module) {
  const file = module.relativeModuleId;
  return [
    ...module.errors().map((error) => failed(file, error)),
    ...[...module.children.allSuites()].flatMap((suite) =>
      suite.errors().map((error) => failed(`${file} > ${suite.fullName}`, error)),
    ),
    ...[...module.children.allTests()].flatMap((test) => troubleOf(file, test)),
  ];
}

/**
 * True where it passed at once: what passed when tried again says what it failed with at first.
 * @param {TestCase} test
 */
function isPassed(test) {
  const { state, errors = [] } = test.result();
  return state === "passed" && errors.length === 0;
}

/**
 * @param {string} file
 * @param {TestCase} test
 * @returns {Trouble[]}
 */
function troubleOf(file, test) {
  const { state, errors = [] } = test.result();
  const where = `${file} > ${test.fullName}`;
  if (state === "skipped") return [{ kind: "skipped", where, message: "" }];
  if (isPassed(test)) return [];
  const trouble = failed(where, errors[0] ?? { message: `is ${state} at the end of the run` });
  return [state === "passed" ? { ...trouble, kind: "retried" } : trouble];
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
