import { expect, test } from "vitest";
import * as limits from "./limits.ts";
import { mayRemovePasskey, passkeyName } from "./passkey.ts";

const longest = "x".repeat(limits.passkeyName);

// product 38.2
test.each([
  [" My  phone\n", "My phone"],
  [longest, longest],
  [`${longest}x`, { refused: "passkey.name-too-long", field: "name" }],
  [" \u200b ", { refused: "passkey.name-missing", field: "name" }],
])("the name %j", (name, expected) => {
  expect(passkeyName(name)).toEqual(expected);
});

const phone = { id: "phone", worksHere: true };
const laptop = { id: "laptop", worksHere: true };
const former = { id: "former", worksHere: false };

// product 38.3
test.each([
  ["one of two", [phone, laptop], "phone", 0, true],
  ["the only one", [phone], "phone", 0, "identity.last"],
  ["the only one, beside an account elsewhere", [phone], "phone", 1, true],
  ["the last that works here", [phone, former], "phone", 0, "identity.last"],
  ["one that works nowhere any more", [phone, former], "former", 0, true],
  ["one that is not there", [phone], "laptop", 1, "not-found"],
])("removing %s", (_, own, id, others, expected) => {
  const ruled = mayRemovePasskey(own, id, others);
  expect(ruled === true || ruled.refused).toBe(expected);
});
