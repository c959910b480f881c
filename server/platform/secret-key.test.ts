import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { configOf } from "./config/config.ts";
import { isKeyBeside, servedConfig } from "./secret-key.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cairn-key-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function keyOf(env: Record<string, string>): string {
  return servedConfig(configOf(env)).secretKey;
}

it("is the operator's, where there is one", () => {
  const SECRET_KEY = "k".repeat(32);
  const DATABASE_URL = `file:${join(folder, "cairn")}`;
  expect(keyOf({ SECRET_KEY, DATABASE_URL })).toBe(SECRET_KEY);
  expect(() => statSync(join(folder, "cairn.key"))).toThrow("ENOENT");
});

it("is made beside the embedded database by the first start, for its owner's eyes, and kept", () => {
  const DATABASE_URL = `file:${join(folder, "cairn")}`;
  const key = keyOf({ DATABASE_URL });
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(readFileSync(join(folder, "cairn.key"), "utf8")).toBe(key);
  expect(statSync(join(folder, "cairn.key")).mode & 0o777).toBe(0o600);
  expect(keyOf({ DATABASE_URL })).toBe(key);
});

it("is known as one that the server has made, and as one that was given", () => {
  const DATABASE_URL = `file:${join(folder, "cairn")}`;
  const isMade = (env: Record<string, string>) => isKeyBeside(servedConfig(configOf(env)));
  expect(isMade({ DATABASE_URL, SECRET_KEY: "k".repeat(32) })).toBe(false);
  expect(isMade({ DATABASE_URL })).toBe(true);
  // The file stays where a key is given later.
  expect(isMade({ DATABASE_URL, SECRET_KEY: "k".repeat(32) })).toBe(false);
  expect(isMade({ DATABASE_URL: "memory://" })).toBe(false);
});

it("is another one for each database", () => {
  const keys = ["a", "b"].map((name) => keyOf({ DATABASE_URL: `file:${join(folder, name)}` }));
  expect(new Set(keys).size).toBe(2);
});

it.each(["", "short"])("is refused where its file holds %j", (text) => {
  writeFileSync(join(folder, "cairn.key"), text);
  expect(() => keyOf({ DATABASE_URL: `file:${join(folder, "cairn")}` })).toThrow("is damaged");
});

it("lives with the process where development has no folder to keep it in", () => {
  for (const DATABASE_URL of ["memory://", "postgres://db.example.org/cairn"]) {
    const keys = [keyOf({ DATABASE_URL }), keyOf({ DATABASE_URL })];
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
    expect(keys[0]).not.toBe(keys[1]);
  }
});
