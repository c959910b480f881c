import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ClearStop } from "./clear-stop.mjs";
import { chooseNode, nodePath } from "./node-binary.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cairn-node-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function pinned() {
  const bin = join(folder, "node_modules", `node-${process.platform}-${process.arch}`, "bin");
  mkdirSync(bin, { recursive: true });
  return join(bin, "node");
}

test("a pinned Node that runs is taken", () => {
  symlinkSync(process.execPath, pinned());
  expect(chooseNode(folder)).toBe("pinned");
  expect(nodePath(folder, "pinned")).toBe(pinned());
});

test("one that cannot run here is left aside, and its link no longer hides the own Node", () => {
  writeFileSync(pinned(), "made for another C library", { mode: 0o755 });
  const link = join(folder, "node_modules", ".bin", "node");
  mkdirSync(join(folder, "node_modules", ".bin"));
  symlinkSync(pinned(), link);
  expect(chooseNode(folder)).toBe("own");
  expect(existsSync(link)).toBe(false);
});

test.each(["24.7.0", "24.21.0", "25.0.0"])("the own Node may be %s", (version) => {
  expect(nodePath(folder, "own", version)).toBe(process.execPath);
});

test.each(["20.20.2", "22.22.0", "24.6.9"])("the own Node may not be %s", (version) => {
  expect(() => nodePath(folder, "own", version)).toThrow(ClearStop);
  expect(() => nodePath(folder, "own", version)).toThrow(`24.7 or newer; this is ${version}`);
});
