import { expect, test } from "vitest";
import { sameSecret, signUnder } from "./secret.ts";

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
