import { describe, expect, test } from "vitest";
import type { z } from "zod/mini";
import { day, finite, id, instant, nothing, rev, text, timeZone, unit } from "./fields.ts";

const description = text(500);

function accepts(schema: z.ZodMiniType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

describe("text", () => {
  test.each([
    ["500 letters", "a".repeat(500), true],
    ["501 letters", "a".repeat(501), false],
    ["250 emoji, 500 units", "🎯".repeat(250), true],
    // PostgreSQL would count 500.
    ["500 emoji, 1,000 units", "🎯".repeat(500), false],
    ["several lines", "a\r\nb\tc", true],
    ["markup", "<script>alert(1)</script>", true],
    ["a NUL, which PostgreSQL cannot store", "a\u0000b", false],
    ["the first half of an emoji", "\ud83c", false],
    ["halves in the wrong order", "\udfaf\ud83c", false],
    ["a whole one", "\ud83c\udfaf", true],
  ])("of $0: $2", (_, value, accepted) => {
    expect(accepts(description, value)).toBe(accepted);
  });

  test.each<[string, z.ZodMiniType, string]>([
    ["text", description, "a".repeat(65_536)],
    ["an id", id, `${"a".repeat(65_536)}!`],
    ["a day", day, "2025-01-01".repeat(6_554)],
  ])("as %s of 64 KB is refused", (_, schema, value) => {
    expect(accepts(schema, value)).toBe(false);
  });
});

test.each([
  ["abcdefghijklmnopqrstuv", true],
  ["ABCDEFGHIJ0123456789-_", true],
  ["abcdefghijklmnopqrstu", false],
  ["abcdefghijklmnopqrstuvw", false],
  ["abcdefghijklmnopqrstu=", false],
  ["abcdefghijklmnopqrstuv\n", false],
])("%j is an id: %s", (value, accepted) => {
  expect(accepts(id, value)).toBe(accepted);
});

test.each([
  ["2028-02-29", true],
  ["2025-02-29", false],
  [" 2025-01-01", false],
  ["١٢", false],
])("%j is a day: %s", (value, accepted) => {
  expect(accepts(day, value)).toBe(accepted);
});

test.each([
  [0, true],
  [-1e308, true],
  // The rules of the domain turn it into 0.
  [-0, true],
])("%j is a finite number: %s", (value, accepted) => {
  expect(accepts(finite, value)).toBe(accepted);
});

test.each([
  [1, true],
  [Number.MAX_SAFE_INTEGER, true],
  [0, false],
  [-1, false],
  [1.5, false],
  [Number.MAX_SAFE_INTEGER + 1, false],
  ["1", false],
])("%j is a rev: %s", (value, accepted) => {
  expect(accepts(rev, value)).toBe(accepted);
});

test.each([
  [0, true],
  [-1, true],
  [1.5, false],
  ["2025-03-10T12:00:00Z", false],
])("%j is an instant: %s", (value, accepted) => {
  expect(accepts(instant, value)).toBe(accepted);
});

test("a time zone has at most 64 characters, a unit 40", () => {
  expect(accepts(timeZone, "a".repeat(64))).toBe(true);
  expect(accepts(timeZone, "a".repeat(65))).toBe(false);
  expect(accepts(unit, "a".repeat(40))).toBe(true);
  expect(accepts(unit, "a".repeat(41))).toBe(false);
});

test.each([
  ["{}", true],
  ['{"a":1}', false],
  ['{"a":null}', false],
  ["[]", false],
  ["null", false],
])("%s is nothing: %s", (body, accepted) => {
  expect(accepts(nothing, JSON.parse(body))).toBe(accepted);
});
