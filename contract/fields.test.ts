import { describe, expect, test } from "vitest";
import type { z } from "zod/mini";
import { day, finite, id, instant, nothing, rev, text, timeZone, unit } from "./fields.ts";

const description = text(500);

function accepts(schema: z.ZodMiniType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

// What is no text, no number, no anything: refused by every field.
const strangers: readonly [string, unknown][] = [
  ["null", null],
  ["nothing", undefined],
  ["true", true],
  ["an array", ["a"]],
  ["an array of a number", [1]],
  ["an object", { length: 1 }],
  ["a String object", Object("a")],
  ["a symbol", Symbol("a")],
  ["a big integer", 1n],
  ["NaN", Number.NaN],
  ["Infinity", Infinity],
  ["-Infinity", -Infinity],
];

describe.each<[string, z.ZodMiniType]>([
  ["text", description],
  ["id", id],
  ["instant", instant],
  ["day", day],
  ["rev", rev],
  ["finite", finite],
  ["timeZone", timeZone],
  ["unit", unit],
])("%s", (_, schema) => {
  test.each(strangers)("is not %s", (_name, value) => {
    expect(accepts(schema, value)).toBe(false);
  });
});

describe("text", () => {
  test.each([
    ["nothing at all", "", true],
    ["499 letters", "a".repeat(499), true],
    ["500 letters", "a".repeat(500), true],
    ["501 letters", "a".repeat(501), false],
    ["250 emoji, 500 units", "🎯".repeat(250), true],
    ["251 emoji, 502 units", "🎯".repeat(251), false],
    // PostgreSQL would count 500.
    ["500 emoji, 1,000 units", "🎯".repeat(500), false],
    ["combining marks, one unit each", "e\u0301".repeat(250), true],
    ["combining marks beyond", "e\u0301".repeat(251), false],
    ["several lines", "a\r\nb\tc", true],
    ["markup", "<script>alert(1)</script>", true],
    ["right-to-left marks", "\u202eabc", true],
    ["SQL", "'; drop table goals; --", true],
    ["a NUL, which PostgreSQL cannot store", "a\u0000b", false],
    ["a NUL alone", "\u0000", false],
    ["the first half of an emoji", "\ud83c", false],
    ["the second half", "\udfaf", false],
    ["halves in the wrong order", "\udfaf\ud83c", false],
    ["half an emoji in the middle", "a\ud83cb", false],
    ["a whole one", "\ud83c\udfaf", true],
    ["a number", 5, false],
  ])("of $0: $2", (_, value, accepted) => {
    expect(accepts(description, value)).toBe(accepted);
  });

  test.each<[string, z.ZodMiniType, string]>([
    ["text", description, "a".repeat(65_536)],
    ["text of emoji", text(65_536), `${"🎯".repeat(32_000)}\ud83c`],
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
  ["abcdefghijklmnopqrstu/", false],
  ["abcdefghijklmnopqrstu ", false],
  ["abcdefghijklmnopqrstuv\n", false],
  ["abcdefghijklmnopqrst🎯", false],
  ["../../../../../../../.", false],
  ["", false],
])("%j is an id: %s", (value, accepted) => {
  expect(accepts(id, value)).toBe(accepted);
});

test.each([
  ["2028-02-29", true],
  ["2025-02-29", false],
  ["02/28/2025", false],
  ["0000-01-01", false],
  ["9999-12-31", true],
  ["2025-1-1", false],
  [" 2025-01-01", false],
  ["١٢", false],
  [20_250_101, false],
])("%j is a day: %s", (value, accepted) => {
  expect(accepts(day, value)).toBe(accepted);
});

test.each([
  [0, true],
  [-1, true],
  [1.5, true],
  [1e308, true],
  [-1e308, true],
  // The rules of the domain turn it into 0.
  [-0, true],
  ["1", false],
  ["١٢", false],
])("%j is a finite number: %s", (value, accepted) => {
  expect(accepts(finite, value)).toBe(accepted);
});

test.each([
  [1, true],
  [Number.MAX_SAFE_INTEGER, true],
  [0, false],
  [-0, false],
  [-1, false],
  [1.5, false],
  [1e308, false],
  [Number.MAX_SAFE_INTEGER + 1, false],
  ["1", false],
])("%j is a rev: %s", (value, accepted) => {
  expect(accepts(rev, value)).toBe(accepted);
});

test.each([
  [0, true],
  [1_741_608_000_000, true],
  [-1, true],
  [1.5, false],
  [1e308, false],
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
  ['{"__proto__":{}}', false],
  ["[]", false],
  ["null", false],
  ['""', false],
])("%s is nothing: %s", (body, accepted) => {
  expect(accepts(nothing, JSON.parse(body))).toBe(accepted);
});
