import { describe, expect, test } from "vitest";
import { draftedCheckIn, refusalOfReader } from "./check-in.ts";
import { refuse } from "./refusal.ts";

describe("the message: 1 to 500 UTF-16 units after trimming (product 9.1)", () => {
  test.each([
    ["space around it", " \n a good week\t ", "a good week"],
    ["500 and space around them", ` ${"x".repeat(500)} `, "x".repeat(500)],
    ["250 emoji of two units", "🪨".repeat(250), "🪨".repeat(250)],
    ["lines", "a\n\nb", "a\n\nb"],
  ])("%s", (_, message, kept) => {
    expect(draftedCheckIn({ message, circle: "private" })).toEqual({
      message: kept,
      circle: "private",
    });
  });

  test.each(["", "\n\t\u00a0 "])("%j is missing", (message) => {
    const refused = refuse("check-in.message-missing", "message");
    expect(draftedCheckIn({ message, circle: "private" })).toEqual(refused);
  });

  test("501 are too long", () => {
    const refused = refuse("check-in.message-too-long", "message");
    expect(draftedCheckIn({ message: "x".repeat(501), circle: "coach" })).toEqual(refused);
  });
});

describe("the circle", () => {
  test.each(["private", "coach"])("%s is one", (circle) => {
    expect(draftedCheckIn({ message: "a", circle })).toEqual({ message: "a", circle });
  });

  test.each(["", "public", "Private", "coach ", "__proto__"])("%j is none", (circle) => {
    expect(draftedCheckIn({ message: "a", circle })).toEqual(refuse("request.invalid", "circle"));
  });
});

describe("words reach the coach they were written for alone (product 9.6)", () => {
  test.each([
    ["private", "one", "other", null],
    ["coach", "one", "one", null],
    ["coach", null, null, null],
    ["coach", undefined, "one", null],
    ["coach", "one", "other", "coaching.another"],
    ["coach", null, "other", "coaching.another"],
    ["coach", "one", null, "coaching.none"],
  ] as const)("for '%s', meant for %s, coached by %s: %s", (circle, coachId, now, code) => {
    expect(refusalOfReader({ circle, coachId }, now)?.refused ?? null).toBe(code);
  });
});
