import { describe, expect, test } from "vitest";
import {
  categoryIndicator,
  categorySummaries,
  focusAreas,
  insightsRow,
  isCategoryCompleted,
  type CategorySummary,
} from "./category-summary.ts";
import type { GoalCard } from "./goal.ts";
import { overallProgress } from "./overall.ts";
import { noonOf, outOf100, sampleGoal } from "./sample-goal.ts";

const now = noonOf("2025-03-10");

function goal(id: string, category: string, percent: number): GoalCard {
  return { ...sampleGoal, id, category, measurable: outOf100(percent) };
}

function summaryAt(averageProgress: number, over: Partial<CategorySummary> = {}): CategorySummary {
  return {
    category: `At ${averageProgress}`,
    totalGoals: 2,
    completedGoals: 0,
    averageProgress,
    goals: [],
    hasCoachingAttention: false,
    ...over,
  };
}

describe("the summaries (product 5.9)", () => {
  test("hold the totals, the average, the goals and the coaching marker of each category", () => {
    const goals = [goal("a", "Career", 100), goal("b", "Skills", 33), goal("c", "Career", 51)];
    expect(categorySummaries(goals, new Set(["b", "x"]), now)).toEqual([
      {
        category: "Career",
        totalGoals: 2,
        completedGoals: 1,
        averageProgress: 76,
        goals: ["a", "c"],
        hasCoachingAttention: false,
      },
      {
        category: "Skills",
        totalGoals: 1,
        completedGoals: 0,
        averageProgress: 33,
        goals: ["b"],
        hasCoachingAttention: true,
      },
    ]);
  });

  test("go by average, highest first, then by name", () => {
    const goals = [
      goal("1", "Skills", 40),
      goal("2", "health", 40),
      goal("3", "Career", 40),
      goal("4", "Zen", 41),
      goal("5", "", 39),
      goal("6", " ", 39),
      goal("7", "Études", 40),
    ];
    const names = categorySummaries(goals, new Set(), now).map((one) => one.category);
    expect(names).toEqual(["Zen", "Career", "Études", "health", "Skills", "Uncategorized"]);
  });
});

describe("the indicator (product 5.10)", () => {
  test.each([
    [29, 1, "needs-focus"],
    [30, 0, null],
    [79, 1, null],
    [80, 0, null],
    [80, 1, "excellent"],
  ])("at %i percent with %i completed: %s", (average, completedGoals, indicator) => {
    expect(categoryIndicator(summaryAt(average, { completedGoals }))).toBe(indicator);
  });
});

test.each([
  // The average of 200 goals, one of them at 1 percent, is rounded to 100.
  [100, 1, false],
  [100, 2, true],
])(
  "a category at %i percent with %i of 2 completed is completed: %s",
  (average, completedGoals, is) => {
    expect(isCategoryCompleted(summaryAt(average, { completedGoals }))).toBe(is);
  },
);

describe("focus areas: up to three under 50 percent (product 5.13)", () => {
  test.each([
    [[90, 49], [49]],
    [
      [49, 48, 47, 46],
      [46, 47, 48],
    ],
  ])("of %j: %j, the lowest first", (averages, areas) => {
    const summaries = averages.map((average) => summaryAt(average));
    expect(focusAreas(summaries).map(({ averageProgress }) => averageProgress)).toEqual(areas);
  });
});

describe("the insights row (product 5.12)", () => {
  const none = { completed: 0, total: 0, averageProgress: 0 };

  test("names the first, the last under 50, all goals and the coached categories", () => {
    const goals = [goal("a", "Career", 100), goal("b", "Skills", 49), goal("c", "Health", 70)];
    const summaries = categorySummaries(goals, new Set(["a", "b"]), now);
    const row = insightsRow(summaries, overallProgress(goals, now));
    expect(row).toEqual({
      topPerformer: { category: "Career", averageProgress: 100 },
      focusArea: { category: "Skills", averageProgress: 49 },
      completed: 1,
      total: 3,
      coachingActive: 2,
    });
  });

  test.each([
    [50, null],
    [49, "At 49"],
  ])("the last at %i percent: %s", (average, focus) => {
    const row = insightsRow([summaryAt(90), summaryAt(average)], none);
    expect(row.focusArea?.category ?? null).toBe(focus);
    expect(row.coachingActive).toBeNull();
  });

  test("is empty without categories", () => {
    expect(insightsRow([], none)).toMatchObject({ topPerformer: null, focusArea: null });
  });
});
