import { expect, test } from "vitest";
import type { RefusalCode } from "#domain/refusal.ts";
import { faultOf } from "./use-save-goal.ts";

test.each<[RefusalCode, string]>([
  ["session.missing", "You must be logged in to save a goal."],
  ["session.goal-not-saved", "You must be logged in to save a goal."],
  ["goal.incomplete", "Please fill out all fields before saving."],
  [
    "goal.due-date-invalid",
    "Invalid due date. Please ensure you have selected a valid date (e.g., YYYY-MM-DD or MM/DD/YYYY).",
  ],
  ["goal.streak-target-invalid", "Daily streak target must be a positive number of days."],
  ["goal.too-many", "You have reached the limit of 200 goals."],
  ["server.failed", "Failed to save goal. Please try again."],
  ["request.foreign-origin", "Failed to save goal. Please try again."],
])("%s reads %s (product 3.5 and 3.12)", (code, words) => {
  expect(faultOf(code).words).toBe(words);
});

test("only a lost session offers to sign in", () => {
  expect(faultOf("session.missing").signIn).toBe(true);
  expect(faultOf("goal.incomplete", "category")).toMatchObject({
    signIn: false,
    field: "category",
  });
});
