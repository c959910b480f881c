import { describe, expect, test } from "vitest";
import { addDays, nowIn } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { nextReminderDay, remindersOf } from "./reminder.ts";
import { sampleGoal } from "./sample-goal.ts";

const now = nowIn(Date.UTC(2026, 2, 16, 8), "UTC");
const DAY = 86_400_000;
const goal = (over: Partial<GoalCard>): GoalCard => ({
  ...sampleGoal,
  completed: false,
  status: "active",
  measurable: { type: "Numeric", targetValue: 10, currentValue: 4, unit: "" },
  dueDate: "2026-12-31",
  createdAt: now.at - 100 * DAY,
  lastProgressUpdateAt: now.at - DAY,
  ...over,
});
const reasons = (over: Partial<GoalCard>) =>
  remindersOf([goal(over)], now).map((one) => one.reason);

describe("what is reminded of", () => {
  test.each([
    [8, []],
    [7, ["due-in-a-week"]],
    [6, []],
    [2, []],
    [1, ["due-tomorrow"]],
    [0, []],
    [-1, []],
  ])("a due date %i days ahead", (days, expected) => {
    expect(reasons({ dueDate: addDays(now.today, days) })).toEqual(expected);
  });

  test.each([
    [6, []],
    [7, ["stalled"]],
    [8, []],
  ])("%i days without progress", (days, expected) => {
    expect(reasons({ lastProgressUpdateAt: now.at - days * DAY })).toEqual(expected);
    expect(reasons({ lastProgressUpdateAt: null, createdAt: now.at - days * DAY })).toEqual(
      expected,
    );
  });

  test("nothing that is completed, by the flag or at 100 percent", () => {
    const due = { dueDate: addDays(now.today, 1) };
    const full = { type: "Numeric", targetValue: 4, currentValue: 4, unit: "" } as const;
    expect(reasons({ ...due, completed: true, status: "completed" })).toEqual([]);
    expect(reasons({ ...due, measurable: full })).toEqual([]);
  });

  test("a goal once, for what is nearer", () => {
    const both = { dueDate: addDays(now.today, 1), lastProgressUpdateAt: now.at - 7 * DAY };
    expect(reasons(both)).toEqual(["due-tomorrow"]);
  });
});

describe("the next day on which there may be something", () => {
  const next = (...goals: GoalCard[]) => nextReminderDay(goals, now);

  test("is a week ahead at the latest", () => {
    expect(next()).toBe("2026-03-23");
    expect(next(goal({ lastProgressUpdateAt: now.at }))).toBe("2026-03-23");
  });

  test("is the nearest of all goals, and never today", () => {
    expect(next(goal({ dueDate: "2026-03-20" }))).toBe("2026-03-19");
    expect(next(goal({ dueDate: "2026-03-25" }))).toBe("2026-03-18");
    expect(next(goal({ lastProgressUpdateAt: now.at - 5 * DAY }))).toBe("2026-03-18");
    expect(next(goal({ dueDate: "2026-03-17" }))).toBe("2026-03-22");
    expect(next(goal({ dueDate: "2026-03-20" }), goal({ dueDate: "2026-03-18" }))).toBe(
      "2026-03-17",
    );
  });

  test("counts goals at 100 percent too, which a value taken back opens again", () => {
    const full = { type: "Numeric", targetValue: 4, currentValue: 4, unit: "" } as const;
    expect(next(goal({ dueDate: "2026-03-20", measurable: full }))).toBe("2026-03-19");
  });

  test("is never later than the day of a reminder", () => {
    for (let day = 1; day <= 20; day += 1) {
      const dueDate = addDays(now.today, day);
      const one = goal({ dueDate });
      let today = now.today;
      const told: string[] = [];
      // As the schedule walks: from one such day to the next.
      while (today < addDays(now.today, 21)) {
        const then = nowIn(Date.parse(`${today}T08:00:00Z`), "UTC");
        told.push(...remindersOf([one], then).map(({ reason }) => reason));
        today = nextReminderDay([one], then);
      }
      const weekAhead = day >= 7 ? 1 : 0;
      expect(told.filter((reason) => reason === "due-in-a-week")).toHaveLength(weekAhead);
      expect(told.filter((reason) => reason === "due-tomorrow")).toHaveLength(1);
    }
  });
});
