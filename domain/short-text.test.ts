import { expect, test } from "vitest";
import { beginningOf, headerText } from "./short-text.ts";

test.each([
  ["12345", "12345"],
  ["123456", "1234…"],
  ["123 56", "123…"],
  ["123\u{1F331}6", "123…"],
  ["12\u{1F331}56", "12\u{1F331}…"],
])("the beginning of %j, of five units: %j", (text, beginning) => {
  expect(beginningOf(text, 5)).toBe(beginning);
});

test.each([
  ["A goal", "A goal"],
  ["A\r\nBcc: x@example.org", "A Bcc: x@example.org"],
  ["A\u0000B\u2028C\u2029D\u0085E\u000bF", "A B C D E F"],
  ["\u202eevil\u202c \u200b", "evil"],
  ["  a \t\n b  ", "a b"],
  ["a".repeat(120), "a".repeat(120)],
  ["a".repeat(121), `${"a".repeat(119)}…`],
  [`${"a".repeat(118)}🪨🪨`, `${"a".repeat(118)}…`],
])("%j as a line of a head", (text, line) => {
  expect(headerText(text, 120)).toBe(line);
});
