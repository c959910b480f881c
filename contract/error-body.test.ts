import { describe, expect, test } from "vitest";
import { sampleGoal } from "#domain/sample-goal.ts";
import { errorBody } from "./errors.ts";

describe("the body of a refusal", () => {
  const { specific, achievable, relevant, coachUid, coachedAt, coachConfirms, learned, ...card } =
    sampleGoal;
  const error = { code: "progress.stale", message: "Error updating" };

  test.each([
    ["code and text", { error }],
    ["the field at fault", { error: { ...error, field: "value" } }],
    ["the request's id", { error: { ...error, requestId: "r-1" } }],
    ["the fresh row", { error, goal: card }],
    ["goals to choose from", { error, fileGoals: [{ key: "a", name: "Read", lines: 2 }] }],
  ])("carries %s", (_, body) => {
    expect(errorBody.safeParse(body).success).toBe(true);
  });

  test.each([
    ["no error", {}],
    ["a stack", { error: { ...error, stack: "at x" } }],
    [
      "long texts of the goal",
      { error, goal: { ...card, specific, achievable, relevant, learned } },
    ],
    ["the coach's id", { error, goal: { ...card, coachUid, coachedAt, coachConfirms } }],
  ])("carries nothing else: %s", (_, body) => {
    expect(errorBody.safeParse(body).success).toBe(false);
  });
});
