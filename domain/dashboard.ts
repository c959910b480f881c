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
import {
  chips,
  overallProgress,
  statCards,
  type Chip,
  type OverallProgress,
  type StatCard,
} from "./overall.ts";

/** What coaching adds to a person's goals. */
export interface CoachingFacts {
  readonly feedback: readonly CoachFeedback[];
  /** Ids of goals with unread notes. */
  readonly unread: ReadonlySet<string>;
}

/** All goals together, as the header shows them. */
export interface OverallFigures {
  /** Whole percent. */
  readonly averageProgress: number;
  readonly completed: number;
  readonly stats: readonly StatCard[];
}

/** What is waiting for the person. */
export interface WaitingFigures {
  readonly stalledGoals: number;
  readonly chips: readonly Chip[];
}

/** A category without the ids of its goals. */
export type CategoryFigures = Omit<CategorySummary, "goals">;

/** The category cards, and the row above them. */
export interface CategoriesFigures {
  readonly row: InsightsRow;
  readonly categories: readonly CategoryFigures[];
}

/** The insights panel: its lines, and how many there are, which may be more than are here. */
export interface InsightFigures {
  readonly lines: readonly InsightLine[];
  readonly total: number;
  /** Lines that ask for something; they stand first. */
  readonly actionLines: number;
  /** Insights that ask for something: a line may hold several. */
  readonly actions: number;
  /** Insights of high priority. */
  readonly urgent: number;
  readonly achievements: readonly Achievement[];
  readonly achieved: number;
  readonly focusAreas: readonly CategoryShare[];
}

/** The figures of all panels, without what is not seen at once. */
export interface DashboardSummary {
  readonly overall: OverallFigures;
  readonly waiting: WaitingFigures;
  readonly categories: CategoriesFigures;
  readonly insights: InsightFigures;
}

/** The overall header's numbers from all of a person's goals. */
export function overallFigures(goals: readonly GoalCard[], now: Now): OverallFigures {
  const all = overallProgress(goals, now);
  const { averageProgress, completed } = all;
  return { averageProgress, completed, stats: statCards(goals, all, now) };
}

/** What waits, from all goals and the notes of coaches. */
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

/** The category cards from all goals. */
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

/** What the insights take from the other panels. */
export interface KnownFigures {
  /** Overall percent. */
  readonly averageProgress: number;
  readonly focusAreas: readonly CategoryShare[];
}

/** All lines of the insights panel from all goals and the notes of coaches. */
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

/** The first lines and cards of the panels: as many as are seen before one asks for more, or as one page holds. */
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

/** The figures of all panels from all of a person's goals; what several panels show is worked out once. */
export function dashboardSummary(
  goals: readonly GoalCard[],
  { feedback, unread }: CoachingFacts,
  now: Now,
): DashboardSummary {
  const overall = overallFigures(goals, now);
  const summaries = categorySummaries(goals, unread, now);
  const insights = insightsOf(goals, feedback, now);
  const { averageProgress, completed } = overall;
  const known = { averageProgress, focusAreas: focusAreas(summaries) };
  return {
    overall,
    waiting: waiting(insights),
    categories: categoriesOf(summaries, { completed, total: goals.length }),
    insights: insightsOfAll(goals, insights, known, now),
  };
}
