import { describe, expect, test } from "vitest";
import type { GoalCard } from "#domain/goal.ts";
import type { Measure } from "#domain/measure.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { counted, goal } from "../fixtures/goal.fixture.ts";
import {
  modesOf,
  nudgeEdit,
  stagedGoal,
  stagedMeasure,
  toggleEdit,
  typedOver,
  emptyEdit,
} from "./progress-edit.ts";

const measured = (measurable: Measure): GoalCard => ({ ...goal, measurable });
const yesOrNo = measured({ type: "Boolean", targetValue: null, currentValue: false, unit: "" });
const onDay = measured({
  type: "Date",
  targetValue: "2027-02-01",
  currentValue: "2027-01-09",
  unit: "",
});
const streak = measured({ type: "DailyStreak", targetValue: 21, currentValue: 4, unit: "days" });

test("the modes of each measure (product 4.22)", () => {
  expect(modesOf(goal.measurable)).toEqual(["quick-update", "set-value"]);
  expect(modesOf(streak.measurable)).toEqual(["quick-update", "set-value"]);
  expect(modesOf(yesOrNo.measurable)).toEqual(["quick-update"]);
  expect(modesOf(onDay.measurable)).toEqual(["set-value"]);
});

test.each([
  ["nothing", 0, "", false],
  ["a change of today", 1, "", true],
  ["one dated today", 1, now.today, true],
  ["one of an earlier day", 1, "2027-01-13", false],
] as const)("%s staged: whether today is logged with it (product 4.18)", (_, by, day, logged) => {
  const change = by === 0 ? null : ({ kind: "change", by } as const);
  const staged = stagedGoal({ ...emptyEdit("quick-update"), change, day }, streak, now);
  expect(staged.measurable.currentValue).toBe(4 + by);
  expect(staged.lastProgressUpdateAt).toBe(logged ? now.at : streak.lastProgressUpdateAt);
});

describe("plus and minus", () => {
  const quick = emptyEdit("quick-update");

  test("are staged as one sum", () => {
    const edit = nudgeEdit(nudgeEdit(nudgeEdit(quick, 1), 1), -1);
    expect(edit.change).toEqual({ kind: "change", by: 1 });
    expect(nudgeEdit(edit, -1).change).toBeNull();
  });

  test("follow a goal that moves meanwhile, and never show less than 0", () => {
    const less = nudgeEdit(nudgeEdit(quick, -1), -1);
    expect(stagedMeasure(less, counted(7), now).currentValue).toBe(5);
    expect(stagedMeasure(less, counted(1), now).currentValue).toBe(0);
  });
});

test("the toggle sets the value against the revision on screen, and back is no change", () => {
  const done = toggleEdit(emptyEdit("quick-update"), yesOrNo, true);
  expect(done.change).toEqual({ kind: "set", value: true, rev: 4 });
  expect(stagedMeasure(done, yesOrNo, now).currentValue).toBe(true);
  expect(toggleEdit(done, yesOrNo, false).change).toBeNull();
});

describe("a typed value", () => {
  const set = emptyEdit("set-value");

  test.each([
    ["7", { kind: "set", value: 7, rev: 4 }],
    ["0", { kind: "set", value: 0, rev: 4 }],
    ["2.5", { kind: "set", value: 2.5, rev: 4 }],
    ["3", null],
    ["", "ignored"],
    ["  ", "ignored"],
    ["three", "ignored"],
  ])("%j", (typed, change) => {
    expect(typedOver(set, goal, typed)).toEqual({ ...emptyEdit("set-value"), typed, change });
  });

  test.each([
    ["2027-01-12", { kind: "set", value: "2027-01-12", rev: 4 }],
    ["2027-01-09", null],
    ["", { kind: "set", value: null, rev: 4 }],
  ])("for a Date goal %j", (typed, change) => {
    expect(typedOver(set, onDay, typed).change).toEqual(change);
  });
});
