import { expect, test } from "vitest";
import { draftedGoal } from "./goal-draft.ts";
import { isRefused } from "./refusal.ts";
import { sampleDraft } from "./sample-goal.ts";

const SIZE = 65_536;

test("no text of a goal as long as a request can carry is accepted", () => {
  const long = "a".repeat(SIZE);
  for (const field of ["description", "category", "specific", "achievable", "relevant"] as const)
    expect(isRefused(draftedGoal({ ...sampleDraft, [field]: long })), field).toBe(true);
  for (const field of ["targetValue", "unit"] as const) {
    const measurable = { ...sampleDraft.measurable, [field]: "9".repeat(SIZE) };
    expect(isRefused(draftedGoal({ ...sampleDraft, measurable })), field).toBe(true);
  }
});
