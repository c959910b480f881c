import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../project-root.mjs";
import { reportOf, VitestReport, type Report } from "./report.mjs";

const folder = mkdtempSync(join(tmpdir(), "cairn-report-"));
const file = join(folder, "reports", "report.json");
afterAll(() => rmSync(folder, { recursive: true }));

describe("what vitest reports", () => {
  const files = {
    "good.test.js": `test("good", () => {}); test.skip("later", () => {});`,
    "bad.test.js": `describe("a", () => test("b", () => { expect(1).toBe(2); }));`,
    "again.test.js": `let tries = 0; test("g", { retry: 1 }, () => { expect(tries++).toBe(1); });`,
    "hook.test.js": `describe("c", () => { afterAll(() => { throw new Error("hook"); }); test("d", () => {}); });`,
    "load.test.js": `throw new Error("no such thing");`,
    "late.test.js": `test("e", () => { setTimeout(() => { throw new Error("nobody caught"); }); });
      test("f", () => new Promise((resolve) => { setTimeout(resolve, 100); }));`,
  };
  let report: Report;

  beforeAll(() => {
    const own = JSON.stringify(join(root, "scripts/suite/report.mjs"));
    const config = `import { VitestReport } from ${own};
      export default { test: { globals: true, isolate: false, maxWorkers: 1, reporters: [new VitestReport(${JSON.stringify(file)})] } };`;
    for (const [name, text] of Object.entries({ ...files, "vitest.config.mjs": config }))
      writeFileSync(join(folder, name), text);
    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    const { status } = spawnSync(process.execPath, [vitest, "run", "--root", folder]);
    report = reportOf("vitest", file, status === 0);
  });

  test("is how many passed, and each trouble once, also outside of a test", () => {
    expect(report.passed).toBe(5);
    expect(report.troubles).toHaveLength(6);
  });

  test.each([
    ["failed", "bad.test.js > a > b", /expected 1 to be 2[^]*bad\.test\.js:1/],
    ["failed", "hook.test.js > c", /^hook\n.*hook\.test\.js/],
    ["failed", "load.test.js", /^no such thing/],
    ["failed", "outside of every test", /^nobody caught/],
    ["flaky", "again.test.js > g", /expected \+?0 to be 1/],
    ["skipped", "good.test.js > later", /^$/],
  ])("names what %s: %s", (kind, where, message) => {
    expect(report.troubles).toContainEqual({
      kind,
      where,
      message: expect.stringMatching(message),
    });
  });
});

test("what Playwright reports has a journey that passed when tried again as flaky", () => {
  const spec = (line: number, status: string, ...messages: string[]) => {
    const results = messages.map((message) => ({ errors: [{ message }] }));
    const tests = [{ projectName: "embedded", status, results }];
    return { title: "a journey", file: "x.spec.ts", line, tests };
  };
  const report = {
    suites: [
      { specs: [spec(1, "expected"), spec(2, "unexpected", "timed out")] },
      { specs: [], suites: [{ specs: [spec(3, "flaky", "at first"), spec(4, "skipped")] }] },
    ],
    errors: [{ message: "no server" }],
  };
  writeFileSync(join(folder, "journeys.json"), JSON.stringify(report));
  expect(reportOf("playwright", join(folder, "journeys.json"), false)).toEqual({
    passed: 2,
    troubles: [
      { kind: "failed", where: "x.spec.ts:2 > a journey (embedded)", message: "timed out" },
      { kind: "flaky", where: "x.spec.ts:3 > a journey (embedded)", message: "at first" },
      { kind: "skipped", where: "x.spec.ts:4 > a journey (embedded)", message: "" },
      { kind: "failed", where: "outside of every test", message: "no server" },
    ],
  });
});

test.each<[string, "vitest" | undefined, string]>([
  ["a report without a failure", "vitest", join(folder, "good.json")],
  ["no report", "vitest", join(folder, "missing.json")],
  ["no tool that reports", undefined, ""],
])("ending badly is a failure with %s", (_, tool, path) => {
  new VitestReport(join(folder, "good.json")).onTestRunEnd([], []);
  expect(reportOf(tool, path, true).troubles).toEqual([]);
  const [trouble] = reportOf(tool, path, false).troubles;
  expect(trouble).toMatchObject({
    kind: "failed",
    message: expect.stringContaining("It failed"),
  });
});
