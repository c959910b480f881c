import { expect, test } from "vitest";
import { invitedWords } from "./use-inviting.ts";

test.each([
  [2, 0, "2 invitations are on their way."],
  [1, 0, "1 invitation is on its way."],
  [
    1,
    1,
    "1 invitation is on its way. 1 address was skipped: it already has an account, was invited in the last 30 days, or opted out of invitations.",
  ],
  [
    0,
    3,
    "0 invitations are on their way. 3 addresses were skipped: they already have an account, were invited in the last 30 days, or opted out of invitations.",
  ],
])("%i invited and %i left out", (invited, leftOut, words) => {
  expect(invitedWords(invited, leftOut)).toBe(words);
});
