import { expect, test } from "vitest";
import { audienceFor, changedReader, circleNow } from "./audience.ts";

const grace = { id: "grace", name: "Grace" };
const hedy = { id: "hedy", name: "Hedy" };
const forGrace = audienceFor("coach", grace);
const namesake = audienceFor("coach", { ...hedy, id: "another" });

test.each([
  ["for the coach who is here still, or again", forGrace, grace, "coach"],
  ["for the coach before this one", forGrace, hedy, "private"],
  ["for another coach of the same name", namesake, hedy, "private"],
  ["for a coach, where there is none now", forGrace, null, "private"],
  ["for oneself alone", audienceFor("private", grace), grace, "private"],
  ["for nobody else, since nobody coached the goal", audienceFor("private", null), hedy, "private"],
  ["by an earlier release, which kept no reader", undefined, grace, "private"],
])("words that were written %s", (_, kept, coach, circle) => {
  expect(circleNow(kept, coach)).toBe(circle);
});

test("of words for another coach that is said", () => {
  expect(changedReader(forGrace, grace)).toBeNull();
  expect(changedReader(audienceFor("private", null), hedy)).toBeNull();
  expect(changedReader(namesake, hedy)).toMatch(/wasn't your coach when you wrote this\./);
  expect(changedReader(forGrace, null)).toMatch(/no longer coaches this goal\./);
});
