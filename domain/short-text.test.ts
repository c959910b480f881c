import { expect, test } from "vitest";
import { beginningOf } from "./short-text.ts";

test.each([
  ["12345", "12345"],
  ["123456", "12345…"],
  ["1234 6", "1234…"],
  ["1234\u{1F331}6", "1234…"],
  ["123\u{1F331}6", "123\u{1F331}…"],
])("the beginning of %j, of five units: %j", (text, beginning) => {
  expect(beginningOf(text, 5)).toBe(beginning);
});
