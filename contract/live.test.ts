import { expect, test } from "vitest";
import { liveChange, liveStream } from "./live.ts";

const change = { entity: "goal", id: "abcdefghijklmnopqrstuv", rev: 2 };

test("an event carries what changed, its id and its rev, and nothing of its content", () => {
  expect(liveChange.parse(change)).toEqual(change);
  for (const entity of ["user", "badge", "check-in", "note", "invitation"])
    expect(liveChange.parse({ ...change, entity })).toEqual({ ...change, entity });
  for (const wrong of [
    { entity: "reply" },
    { id: "1" },
    { rev: 0 },
    { description: "Read a book" },
  ])
    expect(liveChange.safeParse({ ...change, ...wrong }).success).toBe(false);
});

test("a position has at most 64 characters", () => {
  expect(liveStream.query.safeParse({}).success).toBe(true);
  expect(liveStream.query.safeParse({ since: "a".repeat(64) }).success).toBe(true);
  expect(liveStream.query.safeParse({ since: "a".repeat(65) }).success).toBe(false);
});
