import { expect, test } from "vitest";
import { beginningOf, headerText, sharedText, shortText } from "./short-text.ts";

test.each([
  ["123456", "1234…"],
  ["123 56", "123…"],
  ["123\u{1F331}6", "123…"],
  ["12\u{1F331}56", "12\u{1F331}…"],
  // A letter with its mark, a flag, and somebody at a desk are one each.
  ["123e\u0301-", "123…"],
  ["1\u{1F1E9}\u{1F1EA}12", "1…"],
  ["1\u{1F469}\u200d\u{1F4BB}2", "1…"],
  ["की की", "की की"],
  ["123की1", "123…"],
])("the beginning of %j, of five units: %j", (text, beginning) => {
  expect(beginningOf(text, 5)).toBe(beginning);
});

test("so many marks are no letter of anybody's, and are cut as they come", () => {
  expect(beginningOf(`a${"\u0301".repeat(90)}`, 60)).toBe(`a${"\u0301".repeat(58)}…`);
});

test.each([
  [
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
  ],
  ["\u0915\u094d\u200d\u0937", "\u0915\u094d\u200d\u0937"],
  ["\u{1F469}\u{1F3FD}\u200d\u{1F4BB} at work", "\u{1F469}\u{1F3FD}\u200d\u{1F4BB} at work"],
  ["\u200d\u200c \u200d", ""],
  ["A\r\nBcc: x@example.org", "A Bcc: x@example.org"],
  ["A\u0000B\u2028C\u2029D\u0085E\u000bF", "A B C D E F"],
  ["\u202eevil\u202c \u200b", "evil"],
  ["  a \t\n b  ", "a b"],
  ["a".repeat(121), `${"a".repeat(119)}…`],
  [`${"a".repeat(118)}🪨🪨`, `${"a".repeat(118)}…`],
])("%j as a line of a head", (text, line) => {
  expect(headerText(text, 120)).toBe(line);
});

test.each([
  ["  plan\u{1F469}\u{1F3FD}\u200d\u{1F4BB} ", 40, "plan\u{1F469}\u{1F3FD}\u200d\u{1F4BB}"],
  ["plan\u{1F469}\u{1F3FD}\u200d\u{1F4BB}", 8, "plan"],
  ["\u{1F469}\u{1F3FD}\u200d\u{1F4BB}", 6, null],
  ["cafe\u0301", 4, "caf"],
  [" ", 4, null],
  [null, 4, null],
])("%j as a parameter of at most %d units: %j", (parameter, most, text) => {
  expect(shortText(parameter, most)).toBe(text);
});

test.each([
  [null, null],
  [" \n\t", null],
  ["  Read ten books \n", "Read ten books"],
  ["a".repeat(700), "a".repeat(700)],
  ["a".repeat(701), "a".repeat(700)],
  // Cut in the middle of an emoji, half of it would be left, which cannot be sent or shown.
  [`a${"🪨".repeat(350)}`, `a${"🪨".repeat(349)}`],
])("the text parameter %j reads %j", (parameter, text) => {
  expect(sharedText(parameter)).toBe(text);
});
