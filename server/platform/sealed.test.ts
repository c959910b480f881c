import { expect, it } from "vitest";
import { isSealed, seal, unseal } from "./sealed.ts";

const KEY = "a secret key of this test, long enough";
const TEXT = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

it.each([TEXT, "", "Ünïcode 🪨", "x".repeat(10_000)])("opens what it sealed: %j", (text) => {
  const kept = seal(KEY, "here", text);
  expect(isSealed(kept)).toBe(true);
  expect(unseal(KEY, "here", kept)).toBe(text);
});

it("shows nothing of the text, and seals the same text in another way each time", () => {
  const [one, other] = [seal(KEY, "here", TEXT), seal(KEY, "here", TEXT)];
  expect(one).not.toBe(other);
  for (const kept of [one, other]) {
    expect(kept).toMatch(/^v1\.[A-Za-z0-9_-]+$/);
    expect(Buffer.from(kept.slice(3), "base64url").toString("latin1")).not.toContain(TEXT);
  }
});

it("does not open under another key or in another place", () => {
  const kept = seal(KEY, "here", TEXT);
  expect(unseal(`${KEY}!`, "here", kept)).toBeNull();
  expect(unseal(KEY, "there", kept)).toBeNull();
});

it("does not open when any byte of it was changed, or some are missing", () => {
  const kept = seal(KEY, "here", TEXT);
  const bytes = Buffer.from(kept.slice(3), "base64url");
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal(KEY, "here", `v1.${changed.toString("base64url")}`), `byte ${at}`).toBeNull();
    expect(unseal(KEY, "here", `v1.${bytes.subarray(0, at).toString("base64url")}`)).toBeNull();
  }
});

it.each(["", "v1.", "v2.abc", TEXT])("%j was never sealed", (kept) => {
  expect(unseal(KEY, "here", kept)).toBeNull();
});
