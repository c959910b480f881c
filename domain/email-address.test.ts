import { describe, expect, it } from "vitest";
import { isEmailAddress, typedAddress } from "./email-address.ts";

describe("an address as it was meant", () => {
  it.each([
    ["as it is", "jane@example.org"],
    ["in quotes, as Excel copies it", "'jane@example.org'"],
    ["in double quotes", '"jane@example.org"'],
    ["in typographic quotes", "“jane@example.org”"],
    ["in German quotes", "„jane@example.org“"],
    ["in French quotes", "« jane@example.org »"],
    ["with one quote", "jane@example.org'"],
    ["in angle brackets", " <jane@example.org> "],
    ["as a link", "mailto:jane@example.org"],
    ["as a link in brackets", "<MAILTO:jane@example.org>"],
    ["between marks of direction", "\u202ajane@example.org\u202c"],
    ["with a zero-width space", "jane@\u200bexample.org"],
    ["with a soft hyphen", "jane@exam\u00adple.org"],
    ["behind a byte order mark", "\ufeffjane@example.org"],
    ["between isolates", "\u2068jane@example.org\u2069"],
    ["with a word joiner, quotes and space", "\u2060 'jane@example.org' \u00a0"],
  ])("%s", (_, text) => {
    expect(typedAddress(text)).toBe("jane@example.org");
    expect(isEmailAddress(typedAddress(text))).toBe(true);
  });

  it.each(["o'hara@example.org", "用户@例子.广告", "ada+goals@example.org"])(
    "keeps %s",
    (address) => {
      expect(typedAddress(address)).toBe(address);
      expect(isEmailAddress(address)).toBe(true);
    },
  );
});

it.each([
  "'jane@example.org'",
  "'jane@example.org",
  "jane@example.org'",
  "“jane”@example.org",
  "\u202ajane@example.org\u202c",
  "jane@example.org\u200b",
  "ja\u00adne@example.org",
  ".jane@example.org",
  "jane.@example.org",
  "jane..doe@example.org",
  "jane@-example.org",
  "jane@example-.org",
  "jane@exam_ple.org",
  "jane@example.org>",
  "jane@192.0.2.1",
  "jane@example.com/",
  "jane@example。org",
  "jane＠example.org",
  `jane@${"b".repeat(64)}.org`,
])("%j only looks like an address", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
