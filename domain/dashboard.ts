import { achievements, type Achievement } from "./achievement.ts";
import {
  categorySummaries,
  focusAreas,
  insightsRow,
  type CategoryShare,
  type CategorySummary,
  type InsightsRow,
} from "./category-summary.ts";
import type { Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import {
  actionItems,
  insightItems,
  insightLines,
  insightsOf,
  urgentCount,
  type CoachFeedback,
  type InsightLine,
  type Insights,
} from "./insight.ts";
import * as limits from "./limits.ts";
import { loggedFigures, type LoggedFigures } from "./motivation.ts";
import {
  chips,
  overallProgress,
  statCards,
  type Chip,
  type OverallProgress,
  type StatCard,
} from "./overall.ts";

export interface CoachingFacts {
  readonly feedback: readonly CoachFeedback[];
  readonly unread: ReadonlySet<string>;
}

export interface OverallFigures extends LoggedFigures {
  readonly averageProgress: number;
  readonly stats: readonly StatCard[];
}

export interface WaitingFigures {
  readonly stalledGoals: number;
  readonly chips: readonly Chip[];
}

export type CategoryFigures = Omit<CategorySummary, "goals">;

export interface CategoriesFigures {
  readonly row: InsightsRow;
  readonly categories: readonly CategoryFigures[];
}

export interface InsightFigures {
  readonly lines: readonly InsightLine[];
  readonly total: number;
  /** Listed first. */
  readonly actionLines: number;
  /** More than `actionLines` where a line holds several. */
  readonly actions: number;
  readonly urgent: number;
  readonly achievements: readonly Achievement[];
  readonly achieved: number;
  readonly focusAreas: readonly CategoryShare[];
}

export interface DashboardSummary {
  readonly overall: OverallFigures;
  readonly waiting: WaitingFigures;
  readonly categories: CategoriesFigures;
  readonly insights: InsightFigures;
}

export function overallFigures(goals: readonly GoalCard[], now: Now): OverallFigures {
  return overallOf(goals, overallProgress(goals, now), now);
}

function overallOf(goals: readonly GoalCard[], all: OverallProgress, now: Now): OverallFigures {
  const { averageProgress } = all;
  return { averageProgress, ...loggedFigures(goals, now), stats: statCards(goals, all, now) };
}

export function waitingFigures(
  goals: readonly GoalCard[],
  feedback: CoachingFacts["feedback"],
  now: Now,
): WaitingFigures {
  return waiting(insightsOf(goals, feedback, now));
}

function waiting(insights: Insights): WaitingFigures {
  return { stalledGoals: insights.stalledGoals.length, chips: chips(insights) };
}

export function categoriesFigures(
  goals: readonly GoalCard[],
  unread: CoachingFacts["unread"],
  now: Now,
): CategoriesFigures {
  return categoriesOf(categorySummaries(goals, unread, now), overallProgress(goals, now));
}

function categoriesOf(
  summaries: readonly CategorySummary[],
  all: Pick<OverallProgress, "completed" | "total">,
): CategoriesFigures {
  return {
    row: insightsRow(summaries, all),
    categories: summaries.map(({ goals: _ids, ...figures }) => figures),
  };
}

export interface KnownFigures {
  readonly averageProgress: number;
  readonly focusAreas: readonly CategoryShare[];
}

export function insightFigures(
  goals: readonly GoalCard[],
  feedback: CoachingFacts["feedback"],
  known: KnownFigures,
  now: Now,
): InsightFigures {
  return insightsOfAll(goals, insightsOf(goals, feedback, now), known, now);
}

function insightsOfAll(
  goals: readonly GoalCard[],
  insights: Insights,
  known: KnownFigures,
  now: Now,
): InsightFigures {
  const items = insightItems(goals, insights, known.averageProgress, now);
  const lines = insightLines(items);
  const achieved = achievements(goals, now);
  return {
    lines,
    total: lines.length,
    actionLines: actionItems(lines).length,
    actions: actionItems(items).length,
    urgent: urgentCount(items),
    achievements: achieved,
    achieved: achieved.length,
    focusAreas: known.focusAreas,
  };
}

/** Each panel cut to its visible lines or first page. */
export function shortened(summary: DashboardSummary): DashboardSummary {
  const { categories, insights } = summary;
  return {
    ...summary,
    categories: {
      ...categories,
      categories: categories.categories.slice(0, limits.goalsPerPage),
    },
    insights: {
      ...insights,
      lines: insights.lines.slice(0, limits.linesShown),
      achievements: insights.achievements.slice(0, limits.linesShown),
    },
  };
}

/** Figures of all panels; shared values are computed once. */
export function dashboardSummary(
  goals: readonly GoalCard[],
  { feedback, unread }: CoachingFacts,
  now: Now,
): DashboardSummary {
  const all = overallProgress(goals, now);
  const summaries = categorySummaries(goals, unread, now);
  const insights = insightsOf(goals, feedback, now);
  const { averageProgress } = all;
  const known = { averageProgress, focusAreas: focusAreas(summaries) };
  return {
    overall: overallOf(goals, all, now),
    waiting: waiting(insights),
    categories: categoriesOf(summaries, all),
    insights: insightsOfAll(goals, insights, known, now),
  };
}
