import { expect, test } from "vitest";
import { emailCode, typedCode } from "./email-identity.ts";

test.each([
  [[0, 0, 0, 0, 0, 0, 255], "000000"],
  [[0, 0, 0, 0x0f, 0x42, 0x3f], "999999"],
  [[0, 0, 0, 0x0f, 0x42, 0x40], "000000"],
  [[255, 255, 255, 255, 255, 255], "710655"],
])("the code of %j is %s", (bytes, code) => {
  expect(emailCode(Uint8Array.from(bytes))).toBe(code);
});

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["123-456", "123456"],
  ["12345", null],
  ["1234567", null],
  ["12345a", null],
  ["١٢٣٤٥٦", null],
])("typed as %j it is %j", (text, code) => {
  expect(typedCode(text)).toBe(code);
});
