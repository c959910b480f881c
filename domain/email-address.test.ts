import { describe, expect, it } from "vitest";
import { isEmailAddress, typedAddress } from "./email-address.ts";

describe("an address as it was meant", () => {
  it.each([
    ["in double quotes", '"jane@example.org"'],
    ["in typographic quotes", "“jane@example.org”"],
    ["in French quotes", "« jane@example.org »"],
    ["with one quote", "jane@example.org'"],
    ["in angle brackets", " <jane@example.org> "],
    ["as a link in brackets", "<MAILTO:jane@example.org>"],
    ["with a zero-width space", "jane@\u200bexample.org"],
    ["between isolates", "\u2068jane@example.org\u2069"],
    ["with a word joiner, quotes and space", "\u2060 'jane@example.org' \u00a0"],
  ])("%s", (_, text) => {
    expect(typedAddress(text)).toBe("jane@example.org");
    expect(isEmailAddress(typedAddress(text))).toBe(true);
  });

  it.each([
    "a@b.co",
    "o'hara@example.org",
    "用户@例子.广告",
    "ada.lovelace+goals@mail.example.co.uk",
    "ada@xn--fsqu00a.xn--4gbrim",
    `${"a".repeat(64)}@${"b".repeat(63)}.org`,
    `${"a".repeat(64)}@${`${"b".repeat(61)}.`.repeat(3)}org`,
  ])("keeps %s", (address) => {
    expect(typedAddress(address)).toBe(address);
    expect(isEmailAddress(address)).toBe(true);
  });
});

it.each([
  "'jane@example.org'",
  "jane@example.org'",
  "“jane”@example.org",
  "jane@example.org\u200b",
  ".jane@example.org",
  "jane.@example.org",
  "jane..doe@example.org",
  "jane@-example.org",
  "jane@exam_ple.org",
  "jane@example.org>",
  "jane@192.0.2.1",
  "",
  "jane",
  "@example.org",
  "jane@example",
  "jane@example.o",
  "jane@.org",
  "jane@example.org.",
  "jane@b@example.org",
  "jane @example.org",
  "Jane <jane@example.org>",
  "jane@example.org, eve@example.org",
  "jane@example.org\r\nBcc: eve@example.org",
  "jane\u0000@example.org",
  "jane\u0085@example.org",
  "jane(comment)@example.org",
  "jane@[127.0.0.1]",
  `${"a".repeat(65)}@example.org`,
  `a@${"b".repeat(64)}.org`,
  `${"a".repeat(64)}@${`${"b".repeat(61)}.`.repeat(3)}orga`,
  "jane@example.com/",
  "jane@example。org",
])("%j only looks like an address", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
