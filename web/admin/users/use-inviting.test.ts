import { expect, test } from "vitest";
import { invitedWords } from "./use-inviting.ts";

test.each([
  [2, 0, "2 invitations are on their way."],
  [1, 0, "1 invitation is on its way."],
  [
    1,
    1,
    "1 invitation is on its way. 1 address was left out: it is here already, was invited in the last 30 days, or wants no invitations.",
  ],
  [
    0,
    3,
    "0 invitations are on their way. 3 addresses were left out: they are here already, were invited in the last 30 days, or want no invitations.",
  ],
])("%i invited and %i left out", (invited, leftOut, words) => {
  expect(invitedWords(invited, leftOut)).toBe(words);
});
