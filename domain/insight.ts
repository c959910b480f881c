import { counted } from "./count-words.ts";
import { byDay, daysBetween, type Now } from "./day.ts";
import type { GoalCard, GoalStanding } from "./goal.ts";
import { bidiIsolated } from "./bidi-isolated.ts";
import * as limits from "./limits.ts";
import { isPaused } from "./pause.ts";
import { daysWithoutProgress, isCompleted, isMeasured, isPastDue } from "./progress.ts";

/** A coach's note as the insights need it. */
export interface CoachFeedback {
  readonly id: string;
  readonly goalId: string;
  readonly coachName: string;
  /** Milliseconds. */
  readonly createdAt: number;
}

/** What the insights are drawn from (product 7.1). */
export interface Insights {
  /** Longest without progress first. */
  readonly stalledGoals: readonly GoalCard[];
  /** Soonest first. */
  readonly upcomingDeadlines: readonly GoalCard[];
  /** Newest first. */
  readonly recentCoachingFeedback: readonly CoachFeedback[];
}

/** Not completed, and not resting (product 3.21). */
function isMoving(goal: GoalStanding, now: Now): boolean {
  return !isCompleted(goal, now) && !isPaused(goal, now);
}

/** Not completed, and at least `stalledAfterDays` without progress: the insights' reading (product 4.11; the card has its own). */
export function isStalled(goal: GoalCard, now: Now): boolean {
  return isMoving(goal, now) && daysWithoutProgress(goal, now) >= limits.stalledAfterDays;
}

/** Not completed, and due today or within `dueSoonDays` (product 7.1). Of a measure of a later version nobody knows. */
export function hasUpcomingDeadline(goal: GoalStanding, now: Now): boolean {
  const days = daysBetween(now.today, goal.dueDate);
  return days >= 0 && days <= limits.dueSoonDays && isMeasured(goal, now) && isMoving(goal, now);
}

/** Not completed, and past its due date. */
export function isOverdue(goal: GoalStanding, now: Now): boolean {
  return !isCompleted(goal, now) && isPastDue(goal, now);
}

/** True for an instant within the last `recentHours` (product 7.1). */
export function isRecent(at: number, now: Now): boolean {
  return now.at - at <= limits.recentHours * 3_600_000;
}

function bySoonest(one: GoalCard, other: GoalCard): number {
  return byDay(one.dueDate, other.dueDate);
}

/** The three lists (product 7.1) from a person's goals and the notes of their coaches. */
export function insightsOf(
  goals: readonly GoalCard[],
  feedback: readonly CoachFeedback[],
  now: Now,
): Insights {
  const stalled = goals
    .filter((goal) => isStalled(goal, now))
    .map((goal) => ({ goal, idle: daysWithoutProgress(goal, now) }))
    .toSorted((one, other) => other.idle - one.idle);
  return {
    stalledGoals: stalled.map(({ goal }) => goal),
    upcomingDeadlines: goals.filter((goal) => hasUpcomingDeadline(goal, now)).toSorted(bySoonest),
    recentCoachingFeedback: feedback
      .filter((note) => isRecent(note.createdAt, now))
      .toSorted((one, other) => other.createdAt - one.createdAt),
  };
}

export type InsightPriority = "high" | "medium" | "low";
type InsightKind = "overdue" | "deadline" | "stalled" | "feedback" | "praise";

/** One line of the insights panel. */
export interface InsightItem {
  /** Stays the same while the insight does. */
  readonly id: string;
  readonly kind: InsightKind;
  readonly priority: InsightPriority;
  readonly title: string;
  readonly text: string;
  readonly goalId: string | null;
}

function overdueItem(goal: GoalCard, now: Now): InsightItem {
  const ago = counted(daysBetween(goal.dueDate, now.today), "day");
  return {
    id: `overdue-${goal.id}`,
    kind: "overdue",
    priority: "high",
    title: "Overdue",
    text: `“${bidiIsolated(goal.description)}” was due ${ago} ago. The next step still counts.`,
    goalId: goal.id,
  };
}

function whenDue(days: number): string {
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${counted(days, "day")}`;
}

function deadlineItem(goal: GoalCard, now: Now): InsightItem {
  const days = daysBetween(now.today, goal.dueDate);
  return {
    id: `deadline-${goal.id}`,
    kind: "deadline",
    priority: days <= limits.dueVerySoonDays ? "high" : "medium",
    title: "Upcoming Deadline",
    text: `“${bidiIsolated(goal.description)}” is due ${whenDue(days)}.`,
    goalId: goal.id,
  };
}

function stalledItem(goal: GoalCard, now: Now): InsightItem {
  const days = daysWithoutProgress(goal, now);
  return {
    id: `stalled-${goal.id}`,
    kind: "stalled",
    priority: days >= limits.longStalledDays ? "high" : "medium",
    title: "Stalled Goal",
    text: `“${bidiIsolated(goal.description)}” has had no update for ${counted(days, "day")}. One small step gets it moving.`,
    goalId: goal.id,
  };
}

function feedbackItem(note: CoachFeedback, goals: readonly GoalCard[]): InsightItem {
  const goal = goals.find(({ id }) => id === note.goalId);
  const on = goal === undefined ? "" : ` on “${bidiIsolated(goal.description)}”`;
  return {
    id: `feedback-${note.id}`,
    kind: "feedback",
    priority: "low",
    title: "Coaching Feedback",
    text: `${bidiIsolated(note.coachName)} left you a note${on}.`,
    goalId: note.goalId,
  };
}

function praise(title: string, text: string): InsightItem[] {
  return [{ id: "praise", kind: "praise", priority: "low", title, text, goalId: null }];
}

// product 7.4: only the higher praise is said.
function praiseOf(average: number): InsightItem[] {
  const so = `Your goals are at ${average}% on average.`;
  if (average >= limits.exceptionalFrom)
    return praise("Exceptional Progress!", `${so} Take a moment to enjoy it.`);
  if (average >= limits.strongFrom) return praise("Strong Progress", `${so} Keep this rhythm.`);
  return [];
}

const rank: Readonly<Record<InsightPriority, number>> = { high: 0, medium: 1, low: 2 };

/**
 * The lines of the insights panel, high priority first; within one, overdue, deadlines, stalled, feedback, praise.
 * A goal has a line for each thing that is so. `average` is the overall percent.
 */
export function insightItems(
  goals: readonly GoalCard[],
  insights: Insights,
  average: number,
  now: Now,
): readonly InsightItem[] {
  const overdue = goals.filter((goal) => isOverdue(goal, now)).toSorted(bySoonest);
  const items = [
    ...overdue.map((goal) => overdueItem(goal, now)),
    ...insights.upcomingDeadlines.map((goal) => deadlineItem(goal, now)),
    ...insights.stalledGoals.map((goal) => stalledItem(goal, now)),
    ...insights.recentCoachingFeedback.map((note) => feedbackItem(note, goals)),
    ...praiseOf(average),
  ];
  return items.toSorted((one, other) => rank[one.priority] - rank[other.priority]);
}

/** An insight that stands for all that is so of its goal. */
export interface InsightLine extends InsightItem {
  /** The titles of the others, the graver first. */
  readonly others: readonly string[];
}

/** A line for each goal, under its gravest insight; insights of no goal stand alone (product 7.3). Counts stay those of the items. */
export function insightLines(items: readonly InsightItem[]): readonly InsightLine[] {
  const byGoal = Map.groupBy(items, ({ id, goalId }) => goalId ?? id);
  return [...byGoal.values()].flatMap(([gravest, ...rest]) => {
    if (gravest === undefined) return [];
    const others = new Set(rest.map(({ title }) => title));
    return [{ ...gravest, others: [...others].filter((title) => title !== gravest.title) }];
  });
}

/** The tabs of the insights panel (product 7.5). Achievements come from `achievement.ts`. */
export const insightTabs = ["All", "Action Items", "Achievements"] as const;

/** The lines that ask for something: of high and medium priority (product 7.5). */
export function actionItems<T extends InsightItem>(items: readonly T[]): readonly T[] {
  return items.filter(({ priority }) => priority !== "low");
}

/** The number of lines of high priority. */
export function urgentCount(items: readonly InsightItem[]): number {
  return items.filter(({ priority }) => priority === "high").length;
}

/** What the collapsed panel says (product 7.6) where so many lines are of high priority. */
export function collapsedText(urgent: number): string {
  return urgent === 0 ? "View insights" : counted(urgent, "high-priority insight");
}
