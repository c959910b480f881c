import type { Now } from "./day.ts";
import type { GoalCard, GoalStanding } from "./goal.ts";
import { isOverdue, isStalled, type Insights } from "./insight.ts";
import { words } from "./overall.words.ts";
import { percentage } from "./progress.ts";

export interface OverallProgress {
  readonly completed: number;
  readonly total: number;
  readonly averageProgress: number;
}

/** Completed, total and the rounded mean percent of known goals; 0 for none (product 1.8, 5.4). */
export function overallProgress(goals: readonly GoalStanding[], now: Now): OverallProgress {
  const percents = goals.map((goal) => percentage(goal, now));
  // A measure of a later version is NaN.
  const known = percents.filter(Number.isFinite);
  const sum = known.reduce((total, percent) => total + percent, 0);
  return {
    completed: known.filter((percent) => percent >= 100).length,
    total: goals.length,
    averageProgress: known.length === 0 ? 0 : Math.round(sum / known.length),
  };
}

const bands = [
  { from: 80, label: () => words.excellent, tone: "green" },
  { from: 60, label: () => words.good, tone: "teal" },
  { from: 40, label: () => words.fair, tone: "amber" },
  { from: 20, label: () => words.needsWork, tone: "clay" },
] as const;
const JUST_STARTED = { label: () => words.justStarted, tone: "grey" } as const;

export interface ProgressBand {
  readonly label: string;
  readonly tone: (typeof bands)[number]["tone"] | (typeof JUST_STARTED)["tone"];
}

/** The label and color of an average in percent (product 5.5). */
export function progressBand(average: number): ProgressBand {
  const { label, tone } = bands.find(({ from }) => average >= from) ?? JUST_STARTED;
  return { label: label(), tone };
}

/** Not completed, and overdue or stalled (product 5.7). */
export function needsAttention(goal: GoalCard, now: Now): boolean {
  return isOverdue(goal, now) || isStalled(goal, now);
}

export interface StatCard {
  readonly label: "Total Goals" | "Completed" | "Active" | "Need Attention";
  readonly count: number;
}

/** The four stat cards (product 5.6); active means not completed. */
export function statCards(
  goals: readonly GoalCard[],
  { completed, total }: OverallProgress,
  now: Now,
): readonly StatCard[] {
  return [
    { label: "Total Goals", count: total },
    { label: "Completed", count: completed },
    { label: "Active", count: total - completed },
    { label: "Need Attention", count: goals.filter((goal) => needsAttention(goal, now)).length },
  ];
}

export interface Chip {
  readonly label: "Stalled" | "Upcoming deadlines" | "Recent coaching feedback";
  readonly count: number;
}

/** The goal ids that a chip counts (product 5.8). */
export function chipGoals(label: Chip["label"], insights: Insights): ReadonlySet<string> {
  switch (label) {
    case "Stalled":
      return new Set(insights.stalledGoals.map(({ id }) => id));
    case "Upcoming deadlines":
      return new Set(insights.upcomingDeadlines.map(({ id }) => id));
    case "Recent coaching feedback":
      return new Set(insights.recentCoachingFeedback.map(({ goalId }) => goalId));
  }
}

/** Notification chips, without those that count nothing (product 5.8). */
export function chips(insights: Insights): readonly Chip[] {
  const all: readonly Chip[] = [
    { label: "Stalled", count: insights.stalledGoals.length },
    { label: "Upcoming deadlines", count: insights.upcomingDeadlines.length },
    { label: "Recent coaching feedback", count: insights.recentCoachingFeedback.length },
  ];
  return all.filter(({ count }) => count > 0);
}
