import { categoryName } from "./category.ts";
import type { Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";
import { byName } from "./name-order.ts";
import { overallProgress, type OverallProgress } from "./overall.ts";

/** How far the goals of one category are (product 5.9). */
export interface CategorySummary {
  readonly category: string;
  readonly totalGoals: number;
  readonly completedGoals: number;
  /** Whole percent. */
  readonly averageProgress: number;
  /** Ids of its goals. */
  readonly goals: readonly string[];
  /** One of its goals has unread notes. */
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

/**
 * The goals by category, highest average first, then by name (product 5.9).
 * `unread` holds the ids of goals with unread notes.
 */
export function categorySummaries(
  goals: readonly GoalCard[],
  unread: ReadonlySet<string>,
  now: Now,
): readonly CategorySummary[] {
  const groups = Map.groupBy(goals, ({ category }) => categoryName(category));
  return [...groups]
    .map(([category, members]) => summary(category, members, unread, now))
    .toSorted(
      (one, other) =>
        other.averageProgress - one.averageProgress || byName(one.category, other.category),
    );
}

/** A category and its average, as a line names it. */
export type CategoryShare = Pick<CategorySummary, "category" | "averageProgress">;

export type CategoryIndicator = "Needs Focus" | "Excellent";

/** The word on a category's card, if any: its average is low, or high with a completed goal (product 5.10). */
export function categoryIndicator(of: Omit<CategorySummary, "goals">): CategoryIndicator | null {
  if (of.averageProgress < limits.needsFocusBelow) return "Needs Focus";
  return of.averageProgress >= limits.excellentFrom && of.completedGoals > 0 ? "Excellent" : null;
}

/** Every goal of a category is at 100 percent; its rounded average says so earlier (product 5.10). */
export function isCategoryCompleted(of: Omit<CategorySummary, "goals">): boolean {
  return of.completedGoals === of.totalGoals;
}

/** The row of insights above the category cards (product 5.12); null is not shown. */
export interface InsightsRow {
  readonly topPerformer: CategoryShare | null;
  readonly focusArea: CategoryShare | null;
  readonly completed: number;
  readonly total: number;
  /** Number of categories with unread notes. */
  readonly coachingActive: number | null;
}

/** The insights row of sorted summaries: the first, the last if it is a focus area, all goals, coached categories. */
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

/** Of sorted summaries those with the lowest averages under `focusAreaBelow`, the lowest first (product 5.13). */
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
