import { troubleLines } from "./troubles.mjs";

/**
 * @typedef {import("./counts.mjs").Counts} Counts
 * @typedef {{ name: string, seconds: number, counts?: Counts, skipped?: string }} Outcome
 */

/**
 * What a run says in the end, and whether it was good: a line for each stage, then what failed, so
 * that the end of a log tells it. The last line is for tools.
 * With `strict` (CI=true) nothing may be skipped: a stage or a test that was is a failure.
 * @param {Outcome[]} outcomes
 * @param {boolean} strict
 * @returns {{ lines: string[], passed: number, failed: number }}
 */
export function verdict(outcomes, strict) {
  let passed = 0;
  let failed = 0;
  const lines = outcomes.map((outcome) => {
    const { name, seconds, counts, skipped } = outcome;
    passed += counts?.passed ?? 0;
    failed += counts?.failed ?? 0;
    if (strict && (skipped !== undefined || (counts?.skipped ?? 0) > 0)) failed += 1;
    return `${name.padEnd(12)} ${words(outcome, strict).padEnd(8)} ${detail(counts)}${seconds.toFixed(1)} s${
      skipped === undefined ? "" : `; ${skipped}`
    }`;
  });
  const last = `${passed} passed, ${failed} failed`;
  return { lines: [...lines, ...troublesOf(outcomes, strict), last], passed, failed };
}

/**
 * @param {Outcome[]} outcomes
 * @param {boolean} strict
 */
function troublesOf(outcomes, strict) {
  return troubleLines(
    outcomes.map(({ name, counts }) => ({
      name,
      troubles: (counts?.troubles ?? []).filter(({ kind }) => strict || kind !== "skipped"),
    })),
  );
}

/**
 * @param {Outcome} outcome
 * @param {boolean} strict
 */
function words({ counts, skipped }, strict) {
  if (counts !== undefined && counts.failed > 0) return "FAILED";
  const incomplete = skipped !== undefined || (counts?.skipped ?? 0) > 0;
  if (strict && incomplete) return "FAILED";
  return counts === undefined ? "SKIPPED" : "passed";
}

/** @param {Counts | undefined} counts */
function detail(counts) {
  // A check without tests passes or fails as one.
  if (counts === undefined || counts.passed + counts.skipped === 0) return "";
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
  return `${counts.passed} passed, ${counts.failed} failed${skipped}, `;
}
