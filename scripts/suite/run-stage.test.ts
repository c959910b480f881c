import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../project-root.mjs";
import { runStage } from "./run-stage.mjs";

const folder = mkdtempSync(join(tmpdir(), "cairn-stage-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Exits with failure where there are failures. */
function command(name: string, passed: number, failures: readonly string[]): string[] {
  const troubles = failures.map((where) => ({ kind: "failed", where, message: "" }));
  const report = JSON.stringify(JSON.stringify({ passed, troubles }));
  writeFileSync(
    join(folder, name),
    `import { mkdirSync, writeFileSync } from "node:fs";
    import { dirname } from "node:path";
    const file = process.env.CAIRN_TEST_REPORT;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, ${report});
    process.exitCode = ${failures.length > 0 ? 1 : 0};`,
  );
  return [relative(root, join(folder, name))];
}

test("what failed in any command of a stage is named, and what passed in each is counted", async () => {
  const commands = [command("first.mjs", 3, ["a > b"]), command("second.mjs", 4, [])];
  const stage = { name: "run-stage-test", title: "", commands, tool: "vitest" as const };
  const run = { node: process.execPath, env: {}, rest: [], stopping: AbortSignal.any([]) };
  const report = await runStage(stage, { ...run, show: () => {} });
  expect(report).toEqual({
    passed: 7,
    troubles: [{ kind: "failed", where: "a > b", message: "" }],
  });
});
