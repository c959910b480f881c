import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runStep } from "./step.mjs";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "cairn-step-"));
});
afterEach(() => rmSync(root, { recursive: true, maxRetries: 10 }));

test("a step that takes long says so now and then", async () => {
  const said = vi.spyOn(console, "log").mockReturnValue();
  const args = ["-e", "setTimeout(() => {}, 400)"];
  await runStep({ root, doing: "waiting", command: process.execPath, args, tellEvery: 50 });
  const lines = said.mock.calls.map(([line]) => String(line));
  expect(lines[0]).toBe("cairn: waiting...");
  for (const line of lines.slice(1, 3)) expect(line).toMatch(/^cairn: waiting: \d+ s so far$/);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.at(-1)).toMatch(/^cairn: waiting: done in \d\.\d s$/);
});
