import { categoryGroup } from "./category.ts";
import type { Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";
import { byName } from "./name-order.ts";
import { overallProgress, type OverallProgress } from "./overall.ts";

export interface CategorySummary {
  readonly category: string;
  readonly totalGoals: number;
  readonly completedGoals: number;
  readonly averageProgress: number;
  readonly goals: readonly string[];
  readonly hasCoachingAttention: boolean;
}

function summary(
  category: string,
  goals: readonly GoalCard[],
  unread: ReadonlySet<string>,
  now: Now,
): CategorySummary {
  const { completed, total, averageProgress } = overallProgress(goals, now);
  return {
    category,
    totalGoals: total,
    completedGoals: completed,
    averageProgress,
    goals: goals.map(({ id }) => id),
    hasCoachingAttention: goals.some(({ id }) => unread.has(id)),
  };
}

/** Goals by category, highest average first, then by name (product 5.9); `unread` holds goal ids. */
export function categorySummaries(
  goals: readonly GoalCard[],
  unread: ReadonlySet<string>,
  now: Now,
): readonly CategorySummary[] {
  const groups = Map.groupBy(goals, ({ category }) => categoryGroup(category));
  return [...groups]
    .map(([category, members]) => summary(category, members, unread, now))
    .toSorted(
      (one, other) =>
        other.averageProgress - one.averageProgress || byName(one.category, other.category),
    );
}

export type CategoryShare = Pick<CategorySummary, "category" | "averageProgress">;

export type CategoryIndicator = "needs-focus" | "excellent";

/** The label of a category card; null for none (product 5.10). */
export function categoryIndicator(of: Omit<CategorySummary, "goals">): CategoryIndicator | null {
  if (of.averageProgress < limits.needsFocusBelow) return "needs-focus";
  return of.averageProgress >= limits.excellentFrom && of.completedGoals > 0 ? "excellent" : null;
}

/** Every goal is at 100 percent; the rounded average reaches it earlier (product 5.10). */
export function isCategoryCompleted(of: Omit<CategorySummary, "goals">): boolean {
  return of.completedGoals === of.totalGoals;
}

export interface InsightsRow {
  readonly topPerformer: CategoryShare | null;
  readonly focusArea: CategoryShare | null;
  readonly completed: number;
  readonly total: number;
  readonly coachingActive: number | null;
}

/** The insights row from sorted summaries (product 5.12). */
export function insightsRow(
  summaries: readonly CategorySummary[],
  { completed, total }: Pick<OverallProgress, "completed" | "total">,
): InsightsRow {
  const coached = summaries.filter(({ hasCoachingAttention }) => hasCoachingAttention).length;
  const [first] = summaries;
  return {
    topPerformer: first ? shareOf(first) : null,
    focusArea: focusAreas(summaries).at(0) ?? null,
    completed,
    total,
    coachingActive: coached === 0 ? null : coached,
  };
}

/** The lowest averages below `focusAreaBelow`, lowest first (product 5.13). */
export function focusAreas(summaries: readonly CategorySummary[]): readonly CategoryShare[] {
  return summaries
    .filter(({ averageProgress }) => averageProgress < limits.focusAreaBelow)
    .toReversed()
    .slice(0, limits.focusAreas)
    .map(shareOf);
}

function shareOf({ category, averageProgress }: CategorySummary): CategoryShare {
  return { category, averageProgress };
}
