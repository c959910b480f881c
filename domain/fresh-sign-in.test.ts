import { expect, test } from "vitest";
import { freshlySignedIn } from "./fresh-sign-in.ts";

const MINUTE = 60_000;
const again = { refused: "account.sign-in-again" };
const beforeToken = "token.sign-in-again";

test.each([
  [0, true],
  [10 * MINUTE, true],
  [10 * MINUTE + 1, again],
  // A clock that was set back since.
  [-MINUTE, true],
])("a sign-in of %i ms ago", (ago, expected) => {
  const at = Date.UTC(2026, 10, 21, 12);
  expect(freshlySignedIn(at - ago, at, "account.sign-in-again")).toEqual(expected);
  const inOwnWords = expected === true || { refused: beforeToken };
  expect(freshlySignedIn(at - ago, at, beforeToken)).toEqual(inOwnWords);
});
