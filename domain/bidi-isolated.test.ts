import { expect, test } from "vitest";
import { bidiIsolated } from "./bidi-isolated.ts";

test.each(["Walk before work", "Straße, 23.11.2026", "毎朝歩く", "Бег", "🪨", ""])(
  "%j stands in a sentence as it is",
  (words) => {
    expect(bidiIsolated(words)).toBe(words);
  },
);

test.each(["ليلى حداد", "לִקְרֹא", "Walk with ליאור", "\u{1e900}\u{1e901}", "a\u200f"])(
  "%j is set apart from the sentence around it (product 1.12)",
  (words) => {
    expect(bidiIsolated(words)).toBe(`\u2068${words}\u2069`);
  },
);

test("what would turn the rest of the sentence around is left out", () => {
  expect(bidiIsolated("\u2069\u202egoal\u202c")).toBe("\u2068goal\u2069");
});
