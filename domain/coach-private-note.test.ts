import { expect, test } from "vitest";
import { draftedPrivateNote } from "./coach-private-note.ts";

const emoji = "🌱".repeat(500);

test.each([
  [" \n\t\u00a0", "note.missing"],
  ["x".repeat(1_001), "private-note.too-long"],
] as const)("a note for oneself refuses %j by %s", (typed, refused) => {
  expect(draftedPrivateNote(typed)).toEqual({ refused, field: "text" });
});

test.each(["x", "  x\n", `  ${"x".repeat(1_000)}\n`, emoji])("is %j, trimmed", (typed) => {
  expect(draftedPrivateNote(typed)).toBe(typed.trim());
});
