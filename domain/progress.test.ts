import { describe, expect, test } from "vitest";
import { nowIn } from "./day.ts";
import type { Goal } from "./goal.ts";
import type { Measure } from "./measure.ts";
import { amountOf, byDay, daysInARow, doneOrNot } from "./measures.fixture.ts";
import { daysWithoutProgress, isPastDue, percentage, progressStatus, share } from "./progress.ts";
import { noonOf, outOf100, sampleGoal } from "./sample-goal.ts";

const now = noonOf("2025-03-10");

function measured(measurable: Measure): Goal {
  return { ...sampleGoal, measurable };
}

describe("Numeric and DailyStreak: rounded current/target x 100, capped at 100 (product 4.6)", () => {
  test.each([
    [1, 200, 1],
    [1, 201, 0],
    [199, 200, 100],
    [6, 5, 100],
    [1e308, 1, 100],
    [1e307, 1e308, 10],
    [0.1, 0.3, 33],
    // Halves go up, also where current/target is not exact in binary.
    [57, 200, 29],
    [0.57, 2, 29],
    [1.145, 2, 57],
    // 0 if the target is not positive.
    [5, 0, 0],
    [5, -5, 0],
    [-1, 5, 0],
  ])("%d of %d is %i percent", (currentValue, targetValue, percent) => {
    expect(share(currentValue, targetValue)).toBe(percent);
    for (const type of ["Numeric", "DailyStreak"] as const) {
      const goal = measured({ type, targetValue, currentValue, unit: "" });
      expect(percentage(goal, now)).toBe(percent);
    }
  });
});

test.each([
  [false, 0],
  [true, 100],
])("a Boolean that is %s is %i percent (product 4.6)", (currentValue, percent) => {
  const goal = measured(doneOrNot(currentValue));
  expect(percentage(goal, now)).toBe(percent);
});

describe("Date: the elapsed share of days (product 4.7)", () => {
  // Made on 2025-03-01.
  test.each([
    ["2025-03-11", "2025-02-28", 0, "before its creation, after a change of zone"],
    ["2025-03-11", "2025-03-01", 0, "the creation day"],
    ["2025-03-11", "2025-03-10", 90, "the day before the target"],
    ["2025-03-11", "2025-03-11", 99, "the target day"],
    ["2025-03-11", "2025-03-12", 100, "the day after"],
    ["2025-03-04", "2025-03-03", 66, "two thirds, rounded down"],
    ["2025-12-26", "2025-12-25", 99, "299 days of 300"],
    ["2025-03-02", "2025-03-02", 99, "a target of one day"],
    // 0 until the day after, where the target is not after the creation day.
    ["2025-03-01", "2025-03-01", 0, "made on the target day"],
    ["2025-02-28", "2025-03-01", 100, "made after the target day"],
  ])("target %s, today %s: %i percent (%s)", (targetValue, today, percent) => {
    const goal = measured(byDay(targetValue));
    expect(percentage(goal, noonOf(today))).toBe(percent);
  });

  test("a recorded day makes it 100, however early", () => {
    const goal = measured(byDay("2026-03-01", "2025-03-01"));
    expect(percentage(goal, now)).toBe(100);
  });

  test("days are counted in the owner's zone", () => {
    // 23:30 of the 1st in Honolulu, where it is 09:30 of the 2nd in UTC.
    const createdAt = Date.parse("2025-03-02T09:30:00Z");
    const goal: Goal = {
      ...measured(byDay("2025-03-11")),
      createdAt,
    };
    const at = Date.parse("2025-03-12T09:59:59Z");
    expect(percentage(goal, nowIn(at, "Pacific/Honolulu"))).toBe(99);
    expect(percentage(goal, nowIn(at + 1000, "Pacific/Honolulu"))).toBe(100);
    expect(percentage(goal, nowIn(Date.parse("2025-03-03T09:59:00Z"), "Pacific/Honolulu"))).toBe(
      10,
    );
    expect(percentage(goal, nowIn(Date.parse("2025-03-03T09:59:00Z"), "UTC"))).toBe(11);
  });
});

describe("completed goals are 100 (product 4.6)", () => {
  test.each<Measure>([outOf100(0), daysInARow(0, -1), doneOrNot(false), byDay("2030-01-01")])(
    "$type",
    (measurable) => {
      expect(
        percentage({ ...measured(measurable), completed: true, status: "completed" as const }, now),
      ).toBe(100);
    },
  );
});

describe("past due: today is after the due date, the due day is not (product 4.9)", () => {
  test.each([
    ["2025-04-30", false],
    ["2025-05-01", false],
    ["2025-05-02", true],
  ])("on %s: %s", (today, past) => {
    expect(isPastDue({ ...sampleGoal, dueDate: "2025-05-01" }, noonOf(today))).toBe(past);
  });
});

describe("derived status (product 4.8)", () => {
  test.each([
    [0.4, "2025-05-01", "not-started"],
    [0.5, "2025-05-01", "in-progress"],
    [99.4, "2025-05-01", "in-progress"],
    [99.5, "2025-05-01", "completed"],
    [0, "2025-05-02", "overdue"],
    [99, "2025-05-02", "overdue"],
    [100, "2025-05-02", "completed"],
  ])("at %d of 100 on %s: %s", (value, today, status) => {
    expect(progressStatus(measured(outOf100(value)), noonOf(today))).toBe(status);
  });

  test("the flag completes at any percentage, overdue or not", () => {
    const goal = { ...measured(outOf100(0)), completed: true, status: "completed" as const };
    expect(progressStatus(goal, now)).toBe("completed");
    expect(progressStatus(goal, noonOf("2026-01-01"))).toBe("completed");
  });

  test("a target that is not positive never starts", () => {
    const goal = measured(amountOf(3, -5, "kg"));
    expect(progressStatus(goal, now)).toBe("not-started");
  });
});

describe("days without progress", () => {
  test.each([
    ["2025-03-01", 0],
    ["2025-03-09", 8],
  ])("a goal without any update counts from its creation: on %s %i", (today, days) => {
    expect(daysWithoutProgress(sampleGoal, noonOf(today))).toBe(days);
  });

  test("are never negative, even where the zone has moved back over the date line", () => {
    const goal = { ...sampleGoal, lastProgressUpdateAt: noonOf("2025-03-11").at };
    expect(daysWithoutProgress(goal, now)).toBe(0);
  });
});
