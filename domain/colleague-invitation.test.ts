import { expect, test } from "vitest";
import { invitedAddresses, wrongAddress } from "./colleague-invitation.ts";
import { limits } from "./limits.ts";
import { refuse } from "./refusal.ts";

const many = (count: number) => Array.from({ length: count }, (_, one) => `p${one}@example.org`);

test.each([
  ["one", "ada@example.org", ["ada@example.org"]],
  ["lines, commas, semicolons", "a@x.org, b@x.org;c@x.org\r\nd@x.org", many(0)],
  ["angle brackets", " <ada@example.org> ", ["ada@example.org"]],
  ["the same twice, however written", "Ada@x.org ada@X.org", ["ada@X.org"]],
  ["as many as may be", many(limits.colleaguesAtOnce).join("\n"), many(limits.colleaguesAtOnce)],
])("%s", (what, text, addresses) => {
  const expected = what.startsWith("lines")
    ? ["a@x.org", "b@x.org", "c@x.org", "d@x.org"]
    : addresses;
  expect(invitedAddresses(text)).toEqual(expected);
});

test.each([
  ["", "colleague.address-missing"],
  [" ,;\n", "colleague.address-missing"],
  ["ada", "colleague.address-wrong"],
  ["ada@example.org, Grace <grace@example.org>", "colleague.address-wrong"],
  ["ada@example.org\u0000bcc:x@y.org", "colleague.address-wrong"],
  [many(limits.colleaguesAtOnce + 1).join("\n"), "colleague.too-many"],
] as const)("%j is refused", (text, code) => {
  expect(invitedAddresses(text)).toEqual(refuse(code, "addresses"));
});

test("says which is no address", () => {
  expect(wrongAddress("ada@example.org, grace@, b")).toBe("grace@");
  expect(wrongAddress("ada@example.org")).toBeUndefined();
});
