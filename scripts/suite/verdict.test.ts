import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { countsOf } from "./counts.mjs";
import { verdict } from "./verdict.mjs";

const folder = mkdtempSync(join(tmpdir(), "cairn-counts-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object) {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe("counts", () => {
  const unit = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
  const journeys = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 } };

  test("are read from vitest", () => {
    expect(countsOf("vitest", report(unit), true)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });
  test("are read from playwright, where a flaky journey is a failed one", () => {
    expect(countsOf("playwright", report(journeys), false)).toEqual({
      passed: 4,
      failed: 2,
      skipped: 3,
    });
  });
  test("hold a failure when the tool failed without a failed test", () => {
    expect(countsOf("vitest", report(unit), false).failed).toBe(1);
    expect(countsOf("vitest", join(folder, "missing.json"), false).failed).toBe(1);
    expect(countsOf(undefined, "", false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe("the verdict", () => {
  const good = { name: "unit", seconds: 1, counts: { passed: 5, failed: 0, skipped: 0 } };
  const skipped = { name: "journeys", seconds: 0, skipped: "no Chromium here" };
  const partly = { ...good, counts: { passed: 3, failed: 0, skipped: 2 } };

  test("ends with a line for tools", () => {
    const bad = { name: "lint", seconds: 1, counts: { passed: 0, failed: 1, skipped: 0 } };
    expect(verdict([good, bad], false).lines.at(-1)).toBe("5 passed, 1 failed");
  });
  test("names what was skipped", () => {
    const { lines, failed } = verdict([good, skipped], false);
    expect(lines[1]).toMatch(/^journeys +SKIPPED .*no Chromium here$/);
    expect(failed).toBe(0);
  });
  test.each([
    ["a stage", skipped],
    ["a test", partly],
    ["half a stage", { ...good, skipped: "in part: no PostgreSQL" }],
  ])("is bad under CI when %s was skipped", (_, outcome) => {
    expect(verdict([outcome], false).failed).toBe(0);
    const { lines, failed } = verdict([outcome], true);
    expect(failed).toBe(1);
    expect(lines[0]).toContain("FAILED");
  });
});
