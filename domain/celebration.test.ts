import { describe, expect, test } from "vitest";
import { celebrates, dailyRate, milestoneMessage, streakMessage } from "./celebration.ts";
import { addDays } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import type { Measure } from "./measure.ts";
import { notations } from "./notation.fixture.ts";
import { plainNotation } from "./notation.ts";
import { noonOf, sampleGoal } from "./sample-goal.ts";
import { endsOf, weeks } from "./zones.fixture.ts";

describe("celebration: 100 percent reached, or a gain of 25 points (product 4.24)", () => {
  test.each([
    [0, 24, false],
    [0, 25, true],
    [50, 74, false],
    [50, 75, true],
    [98, 99, false],
    [99, 100, true],
    // It was there already.
    [100, 100, false],
    [50, 50, false],
    [75, 25, false],
    [100, 0, false],
  ])("from %i to %i percent: %s", (before, after, celebrated) => {
    expect(celebrates(before, after)).toBe(celebrated);
  });
});

describe("the milestone message: the highest newly crossed (product 4.25)", () => {
  test.each([
    [0, 24, null],
    [0, 25, "25% — a quarter of the way is done."],
    [25, 49, null],
    [24, 50, "50% — halfway there."],
    [0, 74, "50% — halfway there."],
    [49, 75, "75% — the last stretch begins."],
    [0, 99, "75% — the last stretch begins."],
    [0, 100, "100% — you made it. Well done!"],
    [99, 100, "100% — you made it. Well done!"],
    [100, 100, null],
    [75, 50, null],
    [50, 50, null],
  ])("from %i to %i percent: %s", (before, after, message) => {
    expect(milestoneMessage(before, after)).toBe(message);
  });
});

describe("the streak message: when currentValue reaches 1, 3, 7 (product 4.26)", () => {
  const streak = (currentValue: number): Measure => ({
    type: "DailyStreak",
    targetValue: 21,
    currentValue,
    unit: "days",
  });
  const one = "Day 1 — the first stone is laid.";
  const three = "3 days — you have found a rhythm.";
  const seven = "7 days — a full week. This is becoming a habit.";

  test.each([
    [0, 0, null],
    [0, 1, one],
    [1, 2, null],
    [0, 2, one],
    [2, 3, three],
    [3, 6, null],
    [0, 6, three],
    [6, 7, seven],
    [0, 21, seven],
    [7, 8, null],
    [7, 6, null],
  ])("from %i to %i: %s", (before, after, message) => {
    expect(streakMessage(streak(before), streak(after))).toBe(message);
  });

  test("is for streaks alone", () => {
    const numeric = (currentValue: number): Measure => ({
      type: "Numeric",
      targetValue: 21,
      currentValue,
      unit: "",
    });
    expect(streakMessage(numeric(0), numeric(1))).toBeNull();
  });
});

describe("the daily rate: what is left over the days left, today counted (product 4.27)", () => {
  const today = "2025-03-20";
  const now = noonOf(today);

  interface Case {
    readonly type?: "Numeric" | "DailyStreak";
    readonly of?: number;
    readonly at?: number;
    /** Days to the due date. */
    readonly due?: number;
    readonly completed?: boolean;
  }

  function goalWith({
    type = "Numeric",
    of = 100,
    at = 0,
    due = 9,
    completed = false,
  }: Case): GoalCard {
    const unit = type === "Numeric" ? "pages" : "days";
    return {
      ...sampleGoal,
      measurable: { type, targetValue: of, currentValue: at, unit },
      dueDate: addDays(today, due),
      completed,
    };
  }

  test.each<[Case, number]>([
    [{}, 10],
    [{ at: 90 }, 1],
    [{ at: 50, due: 4 }, 10],
    // The due day itself is one day.
    [{ at: 50, due: 0 }, 50],
    [{ at: 50, due: 1 }, 25],
    [{ type: "DailyStreak", of: 21, at: 1, due: 39 }, 0.5],
    [{ of: 0.3, at: 0.1, due: 0 }, 0.2],
  ])("%j: %d a day", (goal, perDay) => {
    expect(dailyRate(goalWith(goal), now, plainNotation)?.perDay).toBe(perDay);
  });

  test.each<[string, Case]>([
    ["done by percent", { at: 100 }],
    ["done beyond the target", { at: 120 }],
    ["done by rounding", { at: 99.5 }],
    ["done by the flag", { at: 90, completed: true }],
    ["overdue", { due: -1 }],
    ["a target of 0", { of: 0 }],
    ["a target below 0", { of: -5 }],
  ])("is hidden: %s", (_, goal) => {
    expect(dailyRate(goalWith(goal), now, plainNotation)).toBeNull();
  });

  test.each<Measure>([
    { type: "Date", targetValue: "2026-01-01", currentValue: null, unit: "" },
    { type: "Boolean", targetValue: null, currentValue: false, unit: "" },
  ])("is hidden for $type", (measurable) => {
    expect(dailyRate({ ...goalWith({}), measurable }, now, plainNotation)).toBeNull();
  });

  test.each<[Case, string, string]>([
    [{ at: 90 }, "encouraging", "At 1 a day you reach 100 pages on time. You can do this."],
    [{ at: 89.99 }, "challenge mode", "Challenge mode: 1.1 a day takes you to 100 pages on time."],
    [{ at: 99 }, "encouraging", "At 0.1 a day you reach 100 pages on time. You can do this."],
    // Rounded up, or it would not be enough.
    [
      { of: 1, at: 0, due: 29 },
      "encouraging",
      "At 0.1 a day you reach 1 pages on time. You can do this.",
    ],
    [{ of: 7, due: 9 }, "encouraging", "At 0.7 a day you reach 7 pages on time. You can do this."],
    [
      { of: 12_345, due: 0 },
      "challenge mode",
      "Challenge mode: 12,345 a day takes you to 12,345 pages on time.",
    ],
    [
      { type: "DailyStreak", of: 21, at: 1, due: 39 },
      "encouraging",
      "At 0.5 a day you reach 21 days on time. You can do this.",
    ],
  ])("%j, %s: %s", (goal, mode, text) => {
    expect(dailyRate(goalWith(goal), now, plainNotation)).toMatchObject({ mode, text });
  });

  test("its numbers are written as its reader writes them (product 1.11)", () => {
    const rate = dailyRate(goalWith({ of: 12_345, due: 9 }), now, notations["de-DE"]);
    expect(rate?.text).toBe("Challenge mode: 1.234,5 a day takes you to 12.345 pages on time.");
  });

  test("an enormous target is no trap", () => {
    expect(dailyRate(goalWith({ of: 1e308, due: 0 }), now, plainNotation)?.perDay).toBe(1e308);
  });

  test.each(weeks)("counts calendar days in %s from %s on", (zone, day) => {
    const goal = { ...goalWith({ of: 56 }), dueDate: addDays(day, 6) };
    const seen = [0, 5, 6, 7].flatMap((days) => endsOf(addDays(day, days), zone));
    expect(seen.map((then) => dailyRate(goal, then, plainNotation)?.perDay ?? null)).toEqual(
      [8, 28, 56, null].flatMap((rate) => [rate, rate]),
    );
  });
});
