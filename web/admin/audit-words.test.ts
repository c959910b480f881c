import { expect, test } from "vitest";
import { deedWords, personWords } from "./audit-words.ts";

const line = {
  number: 1,
  at: 0,
  actorName: null,
  actorHash: null,
  targetName: null,
  targetHash: null,
  detail: null,
};

test.each([
  ["user.disable", null, "Disabled a user"],
  ["users.sync", "processed 2", "Synced the users (processed 2)"],
  ["goal.bless", null, "goal.bless"],
])("%s with %s reads %s", (action, detail, words) => {
  expect(deedWords({ ...line, action, detail })).toBe(words);
});

test.each([
  ["ada@example.org", "abcdefghijkl", "ada@example.org"],
  [null, "abcdefghijkl", "Unknown (abcdefgh)"],
  [null, null, "Server command"],
])("%s of %s is %s", (name, hash, words) => {
  expect(personWords(name, hash, "Server command")).toBe(words);
});
