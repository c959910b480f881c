import { describe, expect, test } from "vitest";
import { sampleDraft, sampleGoal } from "#domain/sample-goal.ts";
import { goal, goalCard, goalDraft, goalPage, measure, progressChange } from "./goals.ts";

const { specific, achievable, relevant, coachUid, coachedAt, coachConfirms, learned, ...card } =
  sampleGoal;

test("a card has the fields that a card shows, and no other", () => {
  expect(Object.keys(goalCard.parse(card)).toSorted()).toEqual([
    "category",
    "checkedIn",
    "closedAt",
    "coachName",
    "coachStatus",
    "completed",
    "completedAt",
    "completionAskedAt",
    "createdAt",
    "description",
    "dueDate",
    "id",
    "lastProgressUpdateAt",
    "measurable",
    "nextStep",
    "pauses",
    "rev",
    "rhythms",
    "status",
  ]);
  for (const more of [
    { specific },
    { achievable },
    { relevant },
    { coachUid },
    { coachedAt },
    { coachConfirms },
    { learned },
    { ownerId: "x" },
  ])
    expect(goalCard.safeParse({ ...card, ...more }).success).toBe(false);
  expect(goalPage.safeParse({ goals: [card], next: null }).success).toBe(true);
  expect(goalPage.safeParse({ goals: [sampleGoal], next: null }).success).toBe(false);
});

test("a goal has its long texts besides (product 3.1)", () => {
  expect(goal.parse(sampleGoal)).toEqual(sampleGoal);
  for (const field of Object.keys(sampleGoal))
    expect(goal.safeParse({ ...sampleGoal, [field]: undefined }).success, field).toBe(false);
});

describe("a measure as it is stored (product 4.1)", () => {
  test.each([
    { type: "Numeric", targetValue: -3.5, currentValue: 0, unit: "kg" },
    { type: "DailyStreak", targetValue: 21, currentValue: 3, unit: "days" },
    { type: "Boolean", targetValue: null, currentValue: false, unit: "" },
    { type: "Date", targetValue: "2025-06-01", currentValue: null, unit: "" },
    { type: "Date", targetValue: "2025-06-01", currentValue: "2025-03-10", unit: "" },
  ])("%j", (stored) => {
    expect(measure.parse(stored)).toEqual(stored);
  });

  test.each([
    { type: "Numeric", targetValue: "5", currentValue: 0, unit: "kg" },
    { type: "Numeric", targetValue: 5, currentValue: null, unit: "kg" },
    { type: "Numeric", targetValue: 5, currentValue: 0 },
    { type: "Boolean", targetValue: 1, currentValue: false, unit: "" },
    { type: "Boolean", targetValue: null, currentValue: 0, unit: "" },
    { type: "Date", targetValue: "2025-02-29", currentValue: null, unit: "" },
    { type: "Date", targetValue: "2025-06-01", currentValue: false, unit: "" },
    { type: "Percentage", targetValue: 5, currentValue: 0, unit: "" },
    { targetValue: 5, currentValue: 0, unit: "" },
  ])("not %j", (stored) => {
    expect(measure.safeParse(stored).success).toBe(false);
  });
});

describe("the seven steps as typed: lengths in UTF-16 units (product 1.5 and 3.3)", () => {
  test.each([
    ["description", 500],
    ["category", 40],
    ["specific", 2000],
    ["achievable", 2000],
    ["relevant", 2000],
    ["dueDate", 40],
  ])("%s has at most %i", (field, length) => {
    const accepts = (text: string) =>
      goalDraft.safeParse({ ...sampleDraft, [field]: text }).success;
    expect(accepts("")).toBe(true);
    expect(accepts("a".repeat(length))).toBe(true);
    expect(accepts("a".repeat(length + 1))).toBe(false);
    expect(accepts("🎯".repeat(length / 2))).toBe(true);
  });

  test.each(["type", "targetValue", "unit"])("the measure's %s has at most 40", (field) => {
    const accepts = (text: string) => {
      const measurable = { ...sampleDraft.measurable, [field]: text };
      return goalDraft.safeParse({ ...sampleDraft, measurable }).success;
    };
    expect(accepts("a".repeat(40))).toBe(true);
    expect(accepts("a".repeat(41))).toBe(false);
  });

  // The rules decide on what it says, each with its own text.
  test.each(["NaN", "", "2025-02-29"])(
    "a target of %j is passed on to the rules",
    (targetValue) => {
      const measurable = { ...sampleDraft.measurable, targetValue };
      expect(goalDraft.safeParse({ ...sampleDraft, measurable }).success).toBe(true);
    },
  );

  test("the field at fault is named, also within the measure", () => {
    const fault = (draft: object) => goalDraft.safeParse(draft).error?.issues[0]?.path;
    expect(fault({ ...sampleDraft, relevant: 5 })).toEqual(["relevant"]);
    const measurable = { ...sampleDraft.measurable, unit: "a".repeat(41) };
    expect(fault({ ...sampleDraft, measurable })).toEqual(["measurable", "unit"]);
  });
});

describe("a change of progress", () => {
  test.each([
    { kind: "step" },
    { kind: "change", by: 1 },
    { kind: "change", by: -0.5 },
    { kind: "set", value: 0, rev: 1 },
    { kind: "set", value: false, rev: 1 },
    { kind: "set", value: "2025-03-10", rev: 1 },
    { kind: "set", value: null, rev: 1 },
  ])("%j", (change) => {
    expect(progressChange.parse(change)).toEqual(change);
  });

  test.each([
    {},
    { kind: "steps" },
    { kind: "step", by: 2 },
    { kind: "change" },
    { kind: "change", by: "1" },
    { kind: "change", by: Number.NaN },
    { kind: "set", value: 1 },
    { kind: "set", rev: 1 },
    { kind: "set", value: 1, rev: 0 },
    { kind: "set", value: [1], rev: 1 },
    { kind: "set", value: "2025-03-100", rev: 1 },
    { kind: "set", value: "2025\u000003-1", rev: 1 },
  ])("not %j", (change) => {
    expect(progressChange.safeParse(change).success).toBe(false);
  });
});
