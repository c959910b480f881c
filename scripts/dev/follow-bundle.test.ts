import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { watch } from "rolldown";
import { expect, it, onTestFinished, vi } from "vitest";
import { followBundle } from "./follow-bundle.mjs";

it("a broken edit is told, and begins nothing anew; its repair does", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cairn-follow-"));
  const input = join(folder, "input.js");
  writeFileSync(input, "export const whole = 1;");
  const watcher = watch({ input, output: { dir: join(folder, "made") } });
  onTestFinished(async () => {
    await watcher.close();
    rmSync(folder, { recursive: true });
  });
  const ends = vi.fn();
  watcher.on("event", ({ code }) => void (code === "END" && ends()));
  const [done, failed] = [vi.fn(), vi.fn()];
  followBundle(watcher, { done, failed });
  await expect.poll(() => done.mock.calls.length, { timeout: 5_000 }).toBe(1);
  writeFileSync(input, "export const = ;");
  await expect.poll(() => ends.mock.calls.length, { timeout: 5_000 }).toBe(2);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(done).toHaveBeenCalledTimes(1);
  writeFileSync(input, "export const whole = 2;");
  await expect.poll(() => done.mock.calls.length, { timeout: 5_000 }).toBe(2);
}, 20_000);
