import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { watch } from "rolldown";
import { expect, it, onTestFinished } from "vitest";
import { followBundle } from "./follow-bundle.mjs";

it("a broken edit is told, and begins nothing anew; its repair does", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cairn-follow-"));
  const input = join(folder, "input.js");
  // Overwrites in place, so that no build reads an empty file.
  const save = (source: string) => writeFileSync(input, source, { flag: "r+" });
  writeFileSync(input, "export const whole = 1;");
  const watcher = watch({ input, output: { dir: join(folder, "made") } });
  onTestFinished(async () => {
    await watcher.close();
    rmSync(folder, { recursive: true });
  });
  const told: string[] = [];
  followBundle(watcher, { done: () => told.push("done"), failed: () => told.push("failed") });
  watcher.on("event", ({ code }) => void (code === "END" && told.push("end")));
  await expect.poll(() => told, { timeout: 5_000 }).toEqual(["done", "end"]);
  save("export const whole ==1;");
  await expect.poll(() => told.slice(2), { timeout: 5_000 }).toContain("end");
  // One edit may cause two builds on a busy system.
  const broken = told.splice(0).slice(2);
  expect(new Set(broken)).toEqual(new Set(["failed", "end"]));
  save("export const whole = 2;");
  await expect.poll(() => told, { timeout: 5_000 }).toContain("done");
}, 20_000);
