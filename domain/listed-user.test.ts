import { expect, test } from "vitest";
import { listedAs } from "./listed-user.ts";

test.each([
  ["Ada Moreau", "Ada", "ada@example.org", "Ada Moreau", "ada@example.org"],
  [null, "Ada", "ada@example.org", "Ada", "ada@example.org"],
  ["", "Ada", "", "Ada", "No email provided"],
  [null, null, null, "Unknown User", "No email provided"],
])("%s, %s and %s are listed as %s, %s", (fullName, displayName, email, name, address) => {
  expect(listedAs({ fullName, displayName, email })).toEqual({ fullName: name, email: address });
});
