import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { configOf } from "./config.ts";
import { sameSecret, secretOf, signUnder } from "./secret.ts";

test("a set key is the secret", () => {
  const key = "k".repeat(32);
  expect(secretOf(configOf({ SECRET_KEY: key }))).toBe(key);
});

test("the embedded folder has a secret of its own beside it, the same at every start", () => {
  const parent = mkdtempSync(join(tmpdir(), "cairn-secret-"));
  const config = configOf({ DATABASE_URL: `file:${join(parent, "new", "data")}` });
  const secret = secretOf(config);
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(secretOf(config)).toBe(secret);
  const file = join(parent, "new", "data.key");
  expect(readFileSync(file, "utf8")).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const other = configOf({ DATABASE_URL: `file:${join(parent, "other")}` });
  expect(secretOf(other)).not.toBe(secret);
  rmSync(parent, { recursive: true });
});

test("a database in memory has one for as long as the process lives", () => {
  const config = configOf({ DATABASE_URL: "memory://" });
  expect(secretOf(config)).not.toBe(secretOf(config));
});

test("a signature is of one secret, one purpose and one text", () => {
  const sign = signUnder("a");
  const signature = sign("purpose", "text");
  expect(signature).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(sign("purpose", "text")).toBe(signature);
  for (const other of [
    signUnder("b")("purpose", "text"),
    sign("other", "text"),
    sign("purpose", "texts"),
  ])
    expect(sameSecret(other, signature)).toBe(false);
  expect(sameSecret(signature, signature)).toBe(true);
  expect(sameSecret(signature, signature.slice(1))).toBe(false);
});
