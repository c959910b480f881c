import { expect, test } from "vitest";
import { invitedAddresses, wrongAddress } from "./colleague-invitation.ts";
import * as limits from "./limits.ts";
import { refuse } from "./refusal.ts";

const many = (count: number) => Array.from({ length: count }, (_, one) => `p${one}@example.org`);

test.each([
  ["one", "ada@example.org", ["ada@example.org"]],
  [
    "lines, commas, semicolons",
    "a@x.org, b@x.org;c@x.org\r\nd@x.org",
    ["a@x.org", "b@x.org", "c@x.org", "d@x.org"],
  ],
  ["angle brackets", " <ada@example.org> ", ["ada@example.org"]],
  ["the same twice, however written", "Ada@x.org ada@X.org", ["ada@X.org"]],
  ["as many as may be", many(limits.colleaguesAtOnce).join("\n"), many(limits.colleaguesAtOnce)],
])("%s", (_, text, addresses) => {
  expect(invitedAddresses(text)).toEqual(addresses);
});

test.each([
  [" ,;\n", "colleague.address-missing"],
  ["ada", "colleague.address-wrong"],
  ["ada@example.org, grace@ <grace@example.org>", "colleague.address-wrong"],
  ["Ada <ada@example.org>, Grace", "colleague.address-wrong"],
  ["ada@example.org\u0000bcc:x@y.org", "colleague.address-wrong"],
  [many(limits.colleaguesAtOnce + 1).join("\n"), "colleague.too-many"],
] as const)("%j is refused", (text, code) => {
  expect(invitedAddresses(text)).toEqual(refuse(code, "addresses"));
});

test.each([
  ["quotes, as Excel copies them", "'jane@example.org'; 'max@example.org'"],
  ["Outlook", "Doe, Jane <jane@example.org>; Roe, Max <max@example.org>"],
  ["Gmail", '"Doe; Jane @ Work" <jane@example.org>, Max Roe <max@example.org>'],
  ["Thunderbird, a line each", "Jane Doe <jane@example.org>\r\nMax Roe <max@example.org>\r\n"],
  ["names that are the addresses", "'jane@example.org' <jane@example.org>; max@example.org"],
  ["links", "Jane<mailto:jane@example.org>; max@example.org <mailto:max@example.org>"],
  ["without anything between them", "Jane <jane@example.org> Max <max@example.org>"],
  ["marks of direction", "\u202ajane@example.org\u202c, \u2068max@example.org\u2069"],
  ["zero-width marks", "\ufeffjane@\u200bexample.org\nmax@example.org\u200b"],
])("reads addresses as they are copied: %s", (_, text) => {
  expect(invitedAddresses(text)).toEqual(["jane@example.org", "max@example.org"]);
});

test("says which is no address", () => {
  expect(wrongAddress("ada@example.org, grace@, b")).toBe("grace@");
  expect(wrongAddress("ada@example.org")).toBeUndefined();
});
