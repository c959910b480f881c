import { achievements, type Achievement } from "#domain/achievement.ts";
import { categorySummaries, focusAreas, type CategorySummary } from "#domain/category-summary.ts";
import type { Now } from "#domain/day.ts";
import type { GoalCard } from "#domain/goal.ts";
import { insightItems, insightsOf, type InsightItem } from "#domain/insight.ts";
import { overallProgress } from "#domain/overall.ts";
import { calculated } from "./calculation.ts";
import type { Feedback } from "./coaching.ts";

export interface FoundInsights {
  readonly items: readonly InsightItem[];
  readonly achievements: readonly Achievement[];
  readonly focusAreas: readonly CategorySummary[];
}

/** What the insights panel shows; null where it cannot be worked out. What other panels failed at is left out. */
export function foundInsights(
  goals: readonly GoalCard[],
  { notes, unread }: Feedback,
  now: Now,
): FoundInsights | null {
  const average = calculated(() => overallProgress(goals, now).averageProgress) ?? 0;
  const areas =
    calculated(() => focusAreas(categorySummaries(goals, new Set(unread.keys()), now))) ?? [];
  return calculated(() => ({
    items: insightItems(goals, insightsOf(goals, notes, now), average, now),
    achievements: achievements(goals, now),
    focusAreas: areas,
  }));
}
