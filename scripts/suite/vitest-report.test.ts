import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../project-root.mjs";
import { countsOf, type Counts } from "./counts.mjs";
import { VitestReport } from "./vitest-report.mjs";

const folder = mkdtempSync(join(tmpdir(), "cairn-report-"));
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  "good.test.js": `test("good", () => {}); test.skip("later", () => {});`,
  "bad.test.js": `describe("a", () => test("b", () => { expect(1).toBe(2); }));`,
  "again.test.js": `let tries = 0; test("g", { retry: 1 }, () => { expect(tries++).toBe(1); });`,
  "hook.test.js": `describe("c", () => { afterAll(() => { throw new Error("hook"); }); test("d", () => {}); });`,
  "load.test.js": `throw new Error("no such thing");`,
  "late.test.js": `test("e", () => { setTimeout(() => { throw new Error("nobody caught"); }); });
    test("f", () => new Promise((resolve) => { setTimeout(resolve, 100); }));`,
};
let counts: Counts;

beforeAll(() => {
  const file = join(folder, "report.json");
  const own = JSON.stringify(join(root, "scripts/suite/vitest-report.mjs"));
  const config = `import { VitestReport } from ${own};
    export default { test: { globals: true, reporters: [new VitestReport(${JSON.stringify(file)})] } };`;
  for (const [name, text] of Object.entries({ ...files, "vitest.config.mjs": config }))
    writeFileSync(join(folder, name), text);
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const { status } = spawnSync(process.execPath, [vitest, "run", "--root", folder]);
  counts = countsOf("vitest", file, status === 0);
});

test("a run's tests are counted, and each failure is one, also outside of a test", () => {
  expect(counts).toMatchObject({ passed: 4, failed: 5, skipped: 1 });
});

test.each([
  ["failed", "bad.test.js > a > b", /expected 1 to be 2[^]*bad\.test\.js:1/],
  ["failed", "hook.test.js > c", /^hook\n.*hook\.test\.js/],
  ["failed", "load.test.js", /^no such thing/],
  ["failed", "outside of every test", /^nobody caught/],
  ["retried", "again.test.js > g", /expected \+?0 to be 1/],
  ["skipped", "good.test.js > later", /^$/],
])("it names what %s: %s", (kind, where, message) => {
  expect(counts.troubles).toContainEqual({ kind, where, message: expect.stringMatching(message) });
});

test("the report makes the folder that it stands in", () => {
  const file = join(folder, "not", "there", "report.json");
  new VitestReport(file).onTestRunEnd([], []);
  expect(countsOf("vitest", file, true)).toMatchObject({ passed: 0, failed: 0 });
});
