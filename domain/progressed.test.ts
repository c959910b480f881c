import { describe, expect, test } from "vitest";
import type { Goal } from "./goal.ts";
import type { Measure, MeasureValue } from "./measure.ts";
import { amountOf, byDay, daysInARow, doneOrNot } from "./measures.fixture.ts";
import { progressed, type ProgressChange } from "./progress.ts";
import { refuse } from "./refusal.ts";
import { noonOf, sampleGoal } from "./sample-goal.ts";

const now = noonOf("2025-03-10");

const numeric: Measure = amountOf(2, 5, "talks");
const streak: Measure = daysInARow(2, 21);
const open: Measure = doneOrNot(false);
const date: Measure = byDay("2025-06-01");
const measures = { Numeric: numeric, DailyStreak: streak, Boolean: open, Date: date };

function goalOf(measurable: Measure, rev = 4): Goal {
  return { ...sampleGoal, measurable, rev };
}

function after(measurable: Measure, change: ProgressChange) {
  return progressed(goalOf(measurable), change, now);
}

function set(value: MeasureValue): ProgressChange {
  return { kind: "set", value, rev: 4 };
}

describe("one step (product 4.12)", () => {
  test.each([numeric, streak])("adds 1 to $type, beyond the target too", (measure) => {
    expect(after(measure, { kind: "step" })).toStrictEqual({ ...measure, currentValue: 3 });
    const full = { ...measure, currentValue: 21 } as Measure;
    expect(after(full, { kind: "step" })).toMatchObject({ currentValue: 22 });
  });

  test("a Boolean goes false to true, once", () => {
    const done = { ...open, currentValue: true };
    expect(after(open, { kind: "step" })).toStrictEqual(done);
    expect(after(done, { kind: "step" })).toEqual(refuse("progress.already-done"));
  });

  test("a Date has no action, recorded or not", () => {
    const recorded = { ...date, currentValue: "2025-03-01" };
    expect(after(date, { kind: "step" })).toEqual(refuse("progress.no-action-for-date"));
    expect(after(recorded, { kind: "step" })).toEqual(refuse("progress.no-action-for-date"));
  });
});

describe("a staged change", () => {
  test.each([
    [-1, 1],
    [-2, 0],
    // Decreasing stops at 0 (product 4.13).
    [-3, 0],
    [-1_000_000_000, 0],
    [0.5, 2.5],
  ])("of %d moves 2 to %d", (by, currentValue) => {
    expect(after(numeric, { kind: "change", by })).toStrictEqual({ ...numeric, currentValue });
    expect(after(streak, { kind: "change", by })).toStrictEqual({ ...streak, currentValue });
  });

  test.each([
    [0.1, 0.2, 0.3],
    [1.1, -1, 0.1],
    [10_000_000.1, 0.2, 10_000_000.3],
    [0.000_001, 1, 1.000_001],
    [9_007_199_254_740_990, 1, 9_007_199_254_740_991],
  ])("%d and %d is %d, without the noise of binary fractions", (currentValue, by, sum) => {
    expect(after({ ...numeric, currentValue }, { kind: "change", by })).toMatchObject({
      currentValue: sum,
    });
  });

  test.each([1_000_000_001, -1_000_000_001, Number.NaN, Infinity])("of %d is refused", (by) => {
    expect(after(numeric, { kind: "change", by })).toMatchObject({
      refused: "progress.value-invalid",
    });
  });

  test.each([open, date])("of a $type is refused", (measure) => {
    expect(after(measure, { kind: "change", by: 1 })).toEqual(
      refuse("progress.value-invalid", "by"),
    );
  });
});

describe("a value that was set", () => {
  test.each([0, 0.5, 1, 7, 1e308])("may be %d for Numeric and DailyStreak", (value) => {
    expect(after(numeric, set(value))).toStrictEqual({ ...numeric, currentValue: value });
    expect(after(streak, set(value))).toStrictEqual({ ...streak, currentValue: value });
  });

  test.each([true, false])("may be %s for a Boolean", (value) => {
    expect(after(open, set(value))).toStrictEqual({ ...open, currentValue: value });
  });

  test.each(["2025-03-10", "2025-03-09", "1999-12-31"])("may be the day %s for a Date", (value) => {
    expect(after(date, set(value))).toStrictEqual({ ...date, currentValue: value });
  });

  test("may be no day again for a Date", () => {
    expect(after({ ...date, currentValue: "2025-03-01" }, set(null))).toStrictEqual(date);
  });

  test("is not in the future for a Date (product 4.14)", () => {
    expect(after(date, set("2025-03-11"))).toEqual(refuse("progress.date-in-future", "value"));
    expect(after(date, set("9999-12-31"))).toEqual(refuse("progress.date-in-future", "value"));
  });

  test.each([
    ["Numeric", [-1, -0.001, Number.NaN, Infinity, -Infinity, true, "3", "2025-03-01", "", null]],
    ["DailyStreak", [-1, Number.NaN, Infinity, false, "3", null]],
    ["Boolean", [0, 1, "true", "", null]],
    ["Date", [0, 20_250_301, true, "", "2025-02-29", "03/01/2025", " 2025-03-01", "today", "١٢"]],
  ] as const)("is refused for %s where it is not one: %j", (type, values) => {
    for (const value of values)
      expect(after(measures[type], set(value))).toEqual(refuse("progress.value-invalid", "value"));
  });

  test.each([1, 3, 5, 0, Number.NaN])("against rev %d of a goal at 4 is stale", (rev) => {
    for (const measure of Object.values(measures)) {
      const change = { kind: "set", value: measure.currentValue, rev } as const;
      expect(progressed(goalOf(measure), change, now)).toEqual(refuse("progress.stale"));
    }
  });

  test("is stale before it is wrong, so that the screen is redrawn", () => {
    const change = { kind: "set", value: -1, rev: 3 } as const;
    expect(progressed(goalOf(numeric), change, now)).toEqual(refuse("progress.stale"));
  });
});

test.each(Object.values(measures))("a completed $type goal is final", (measure) => {
  const goal: Goal = { ...goalOf(measure), completed: true, status: "completed" };
  const changes: ProgressChange[] = [
    { kind: "step" },
    { kind: "change", by: -1 },
    set(measure.currentValue),
    { kind: "set", value: measure.currentValue, rev: 1 },
  ];
  for (const change of changes)
    expect(progressed(goal, change, now)).toEqual(refuse("goal.already-completed"));
});

test("the goal that was asked about stays as it was", () => {
  const goal = Object.freeze(goalOf(Object.freeze({ ...numeric })));
  expect(progressed(goal, { kind: "step" }, now)).not.toBe(goal.measurable);
  expect(goal.measurable).toEqual(numeric);
});
