import { describe, expect, test } from "vitest";
import { dailyRate } from "./daily-rate.ts";
import { addDays, nowIn } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import type { Measure } from "./measure.ts";
import { byDay, daysInARow, doneOrNot } from "./measures.fixture.ts";
import { notations } from "./notation.fixture.ts";
import { plainNotation } from "./notation.ts";
import { noonOf, sampleGoal } from "./sample-goal.ts";

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
    // The due day itself is one day.
    [{ at: 50, due: 0 }, 50],
    [{ at: 50, due: 1 }, 25],
    [{ type: "DailyStreak", of: 21, at: 1, due: 39 }, 0.5],
    [{ of: 0.3, at: 0.1, due: 0 }, 0.2],
  ])("%j: %d a day", (goal, perDay) => {
    expect(dailyRate(goalWith(goal), now, plainNotation)?.perDay).toBe(perDay);
  });

  test.each<[string, Case]>([
    ["done beyond the target", { at: 120 }],
    ["done by rounding", { at: 99.5 }],
    ["done by the flag", { at: 90, completed: true }],
    ["overdue", { due: -1 }],
    ["a target below 0", { of: -5 }],
  ])("is hidden: %s", (_, goal) => {
    expect(dailyRate(goalWith(goal), now, plainNotation)).toBeNull();
  });

  test.each<Measure>([byDay("2026-01-01"), doneOrNot(false)])(
    "is hidden for $type",
    (measurable) => {
      expect(dailyRate({ ...goalWith({}), measurable }, now, plainNotation)).toBeNull();
    },
  );

  test.each<[Case, string, string]>([
    [{ at: 90 }, "encouraging", "At 1 a day, you'll reach 100 pages on time. You can do this."],
    [{ at: 89.99 }, "challenge mode", "Challenge mode: 1.1 a day gets you to 100 pages on time."],
    // Rounded up, or it would not be enough.
    [
      { of: 1, at: 0, due: 29 },
      "encouraging",
      "At 0.1 a day, you'll reach 1 page on time. You can do this.",
    ],
    [
      { of: 12_345, due: 0 },
      "challenge mode",
      "Challenge mode: 12,345 a day gets you to 12,345 pages on time.",
    ],
    [
      { type: "DailyStreak", of: 21, at: 1, due: 39 },
      "encouraging",
      "At 0.5 a day, you'll reach 21 days on time. You can do this.",
    ],
  ])("%j, %s: %s", (goal, mode, text) => {
    expect(dailyRate(goalWith(goal), now, plainNotation)).toMatchObject({ mode, text });
  });

  describe("a streak gains at most one day a day", () => {
    const streak = (left: number, due: number, over: Partial<GoalCard> = {}) =>
      dailyRate(
        { ...goalWith({ type: "DailyStreak", of: left + 3, at: 3, due }), ...over },
        now,
        plainNotation,
      );
    const loggedAt = (day: string) => ({ lastProgressUpdateAt: noonOf(day).at });
    const loggedToday = loggedAt(today);

    test.each<[string, number, number, Partial<GoalCard>]>([
      ["from today to the due day", 10, 9, {}],
      ["yesterday was logged", 10, 9, loggedAt("2025-03-19")],
      ["today is logged: from tomorrow", 9, 9, loggedToday],
      ["on the due day", 1, 0, {}],
    ])("just in reach, %s", (_, left, due, over) => {
      expect(streak(left, due, over)).toMatchObject({
        mode: "encouraging",
        text: `At 1 a day, you'll reach ${left + 3} days on time. You can do this.`,
      });
    });

    test.each<[string, number, number, Partial<GoalCard>, string]>([
      ["one day short", 11, 9, {}, "Mar 29 any more. The earliest is Mar 30."],
      ["today is logged", 10, 9, loggedToday, "Mar 29 any more. The earliest is Mar 30."],
      ["due and logged today", 1, 0, loggedToday, "Mar 20 any more. The earliest is Mar 21."],
      ["part of a day short", 10.5, 9, {}, "Mar 29 any more. The earliest is Mar 30."],
      ["into next year", 300, 9, {}, "Mar 29 any more. The earliest is Jan 13, 2026."],
      [
        "both next year",
        301,
        290,
        loggedToday,
        "Jan 4, 2026 any more. The earliest is Jan 15, 2026.",
      ],
    ])("out of reach, %s", (_, left, due, over, end) => {
      expect(streak(left, due, over)).toMatchObject({
        mode: "out of reach",
        text: `This can't be reached by ${end}`,
      });
    });

    test.each<[string, Partial<GoalCard>]>([
      ["paused", { pauses: [{ from: today, until: null, answered: false }] }],
      ["overdue", { dueDate: "2025-03-19" }],
      ["completed", { completed: true }],
      ["too far for any date", { measurable: daysInARow(0, 1e308) }],
    ])("is hidden: %s", (_, over) => {
      expect(streak(11, 9, over)).toBeNull();
    });

    test("what day it is and what was logged today is told in the owner's zone", () => {
      const at = Date.parse("2025-03-20T02:00:00Z");
      const goal = {
        ...goalWith({ type: "DailyStreak", of: 9, due: 8 }),
        lastProgressUpdateAt: at,
      };
      const mode = (zone: string) => dailyRate(goal, nowIn(now.at, zone), plainNotation)?.mode;
      expect([mode("UTC"), mode("America/New_York")]).toEqual(["out of reach", "encouraging"]);
    });

    test("its days are written as its reader writes them", () => {
      const goal = goalWith({ type: "DailyStreak", of: 300, due: 9 });
      expect(dailyRate(goal, now, notations["en-GB"])?.text).toBe(
        "This can't be reached by 29 Mar any more. The earliest is 13 Jan 2026.",
      );
    });
  });

  test("its numbers are written as its reader writes them (product 1.11)", () => {
    const rate = dailyRate(goalWith({ of: 12_345, due: 9 }), now, notations["de-DE"]);
    expect(rate?.text).toBe("Challenge mode: 1.234,5 a day gets you to 12.345 pages on time.");
  });

  test("an enormous target is no trap", () => {
    expect(dailyRate(goalWith({ of: 1e308, due: 0 }), now, plainNotation)?.perDay).toBe(1e308);
  });
});
