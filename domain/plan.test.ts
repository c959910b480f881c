import { expect, test } from "vitest";
import { PLAN_KEY, planName } from "./plan.ts";

test("the plan has a key of its own", () => {
  expect(PLAN_KEY).toBe("cairn_selected_plan");
});

test.each([
  [null, null],
  ["  \t", null],
  ["  Pro  ", "Pro"],
  ["<b>x", "<b>x"],
  ["a".repeat(40), "a".repeat(40)],
  ["a".repeat(41), "a".repeat(40)],
  [`${"a".repeat(39)} b`, "a".repeat(39)],
  ["🪨".repeat(21), "🪨".repeat(20)],
  // Cut in the middle of an emoji, half of it would be left, which cannot be sent or shown.
  [`a${"🪨".repeat(20)}`, `a${"🪨".repeat(19)}`],
])("the plan %j reads %j", (parameter, name) => {
  expect(planName(parameter)).toBe(name);
});

test("a name that was cut once stays as it is", () => {
  const name = planName("🪨 ".repeat(40));
  expect(planName(name)).toBe(name);
});
