import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {import("./report.mjs").Report} Report
 * @typedef {import("./report.mjs").Trouble} Trouble
 * @typedef {{ name: string, seconds: number, report?: Report, skipped?: string }} Outcome
 */

// Few enough for the end of a log.
const most = 30;
const linesEach = 8;
const lineWidth = 240;

/**
 * A line for each stage, then failures and flaky tests; the last line is for tools.
 * With `strict` (CI=true) nothing may be skipped.
 * @param {Outcome[]} outcomes
 * @param {boolean} strict
 * @returns {{ lines: string[], failed: number }}
 */
export function verdict(outcomes, strict) {
  const all = outcomes.flatMap((outcome) => troublesOf(outcome, strict));
  const [failures, flaky] = [all.filter(isFailure), all.filter(({ kind }) => kind === "flaky")];
  const tests = outcomes.reduce((sum, { report }) => sum + (report?.passed ?? 0), 0);
  // Without tests, each passed stage counts as one.
  const passed = tests > 0 ? tests : outcomes.filter((one) => isClean(one, strict)).length;
  return {
    lines: [
      ...outcomes.map((outcome) => stageLine(outcome, strict)),
      ...(failures.length > 0 ? ["== failed", ...linesOf(failures)] : []),
      ...(flaky.length > 0 ? ["== flaky: passed when tried again", ...linesOf(flaky)] : []),
      `${passed} passed, ${failures.length} failed`,
    ],
    failed: failures.length,
  };
}

const isFailure = (/** @type {Trouble} */ { kind }) => kind === "failed" || kind === "skipped";

/**
 * Skipped tests and stages count only with `strict`.
 * @param {Outcome} outcome
 * @param {boolean} strict
 * @returns {Trouble[]}
 */
function troublesOf({ name, report, skipped }, strict) {
  const troubles = (report?.troubles ?? []).filter(({ kind }) => strict || kind !== "skipped");
  const named = troubles.map((one) => ({ ...one, where: `${name}  ${one.where}`.trimEnd() }));
  if (!strict || skipped === undefined) return named;
  return [...named, { kind: "skipped", where: name, message: skipped }];
}

/**
 * @param {Outcome} outcome
 * @param {boolean} strict
 */
const isClean = (outcome, strict) =>
  outcome.report !== undefined && !troublesOf(outcome, strict).some(isFailure);

/**
 * @param {Outcome} outcome
 * @param {boolean} strict
 */
function stageLine(outcome, strict) {
  const { name, seconds, report, skipped } = outcome;
  const word = report === undefined ? "SKIPPED" : "passed";
  const ended = troublesOf(outcome, strict).some(isFailure) ? "FAILED" : word;
  const counted = report === undefined || report.passed === 0 ? "" : `${report.passed} passed, `;
  const why = skipped === undefined ? "" : `; ${skipped}`;
  return `${name.padEnd(12)} ${ended.padEnd(8)} ${counted}${seconds.toFixed(1)} s${why}`;
}

/** @param {Trouble[]} troubles */
function linesOf(troubles) {
  const rest = troubles.length > most ? [`... and ${troubles.length - most} more`] : [];
  return [...troubles.slice(0, most).flatMap(troubleLines), ...rest];
}

/** @param {Trouble} trouble */
function troubleLines({ kind, where, message }) {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "");
  // The last line says where it was thrown.
  const shown =
    lines.length < linesEach ? lines : [...lines.slice(0, linesEach - 2), ...lines.slice(-1)];
  const heading = kind === "skipped" ? `${where}  (skipped)` : where;
  return [heading, ...shown.map((line) => `    ${line.trimEnd()}`)].map((line) =>
    line.slice(0, lineWidth),
  );
}
