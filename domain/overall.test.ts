import { describe, expect, test } from "vitest";
import { addDays } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import type { CoachFeedback } from "./insight.ts";
import { insightsOf } from "./insight.ts";
import { chips, needsAttention, overallProgress, progressBand, statCards } from "./overall.ts";
import { outOf100, sampleGoal } from "./sample-goal.ts";
import { goalWith, now, today } from "./standing.fixture.ts";

const at = (percent: number, over: Partial<GoalCard> = {}) => goalWith({ percent }, over);
const idle = (days: number, over: Partial<GoalCard> = {}) => goalWith({ idle: days }, over);

const strange = {
  measurable: { ...outOf100(30), type: "Mood" as never },
} as Partial<GoalCard>;

describe("overall progress: the rounded mean, completed by derived status (product 5.4)", () => {
  const flagged = at(90, { completed: true, status: "completed" });
  test.each([
    ["no goals", [], 0, 0],
    ["a flag counts as 100", [flagged], 1, 100],
    ["100 percent without the flag", [at(100)], 1, 100],
    ["a target that is exceeded", [at(250), at(0)], 1, 50],
    ["half of a percent goes up", [at(0), at(1)], 0, 1],
    ["99.5 percent is completed", [at(99.5), at(99.4)], 1, 100],
    ["a measure of a later version has no percentage", [at(50), at(0, strange)], 0, 50],
    ["nothing but measures of a later version", [at(0, strange)], 0, 0],
  ])("%s", (_, goals, completed, averageProgress) => {
    const total = goals.length;
    expect(overallProgress(goals, now)).toEqual({ completed, total, averageProgress });
  });
});

describe("the band of an average (product 5.5)", () => {
  test.each([
    [100, "Excellent", "green"],
    [80, "Excellent", "green"],
    [79, "Good", "teal"],
    [60, "Good", "teal"],
    [59, "Fair", "amber"],
    [40, "Fair", "amber"],
    [39, "Needs Work", "clay"],
    [20, "Needs Work", "clay"],
    [19, "Just Started", "grey"],
    [0, "Just Started", "grey"],
  ])("%i percent: %s, %s", (average, label, tone) => {
    expect(progressBand(average)).toEqual({ label, tone });
  });
});

describe("needs attention: incomplete, and overdue or stalled for 7 days (product 5.7)", () => {
  test.each([
    ["6 days idle", idle(6), false],
    ["7 days idle", idle(7), true],
    ["due yesterday", idle(0, { dueDate: addDays(today, -1) }), true],
    [
      "both, and completed by percent",
      idle(7, { dueDate: "2025-03-02", measurable: outOf100(100) }),
      false,
    ],
    [
      "both, and completed by flag",
      idle(7, { dueDate: "2025-03-02", completed: true, status: "completed" }),
      false,
    ],
  ])("%s: %#", (_, goal, needs) => {
    expect(needsAttention(goal, now)).toBe(needs);
  });
});

describe("the stat cards (product 5.6)", () => {
  test("stand in their order; Active is total less completed, attention counts a goal once", () => {
    const goals = [
      at(100),
      at(90, { completed: true, status: "completed" }),
      at(20),
      idle(7, { dueDate: addDays(today, -1) }),
      idle(9),
    ];
    expect(statCards(goals, overallProgress(goals, now), now)).toEqual([
      { label: "Total Goals", count: 5 },
      { label: "Completed", count: 2 },
      { label: "Active", count: 3 },
      { label: "Need Attention", count: 2 },
    ]);
  });
});

describe("the chips (product 5.8)", () => {
  const note = (hours: number): CoachFeedback => ({
    id: `n${hours}`,
    goalId: sampleGoal.id,
    coachName: "A Coach",
    createdAt: now.at - hours * 3_600_000,
  });

  test("count stalled goals, upcoming deadlines and recent feedback", () => {
    const goals = [idle(7), idle(30), idle(0, { dueDate: today }), at(100, { dueDate: today })];
    expect(chips(insightsOf(goals, [note(1), note(168), note(169)], now))).toEqual([
      { label: "Stalled", count: 2 },
      { label: "Upcoming deadlines", count: 1 },
      { label: "Recent coaching feedback", count: 2 },
    ]);
  });

  test.each([
    ["Stalled", [idle(7)], []],
    ["Upcoming deadlines", [idle(0, { dueDate: today })], []],
    ["Recent coaching feedback", [], [note(0)]],
  ])("%s alone: the others are hidden", (label, goals, notes) => {
    expect(chips(insightsOf(goals, notes, now))).toEqual([{ label, count: 1 }]);
  });

  test("nothing to count shows none", () => {
    expect(chips(insightsOf([at(10)], [], now))).toEqual([]);
  });
});
