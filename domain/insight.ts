import { byDay, daysBetween, type Now } from "./day.ts";
import type { GoalCard, GoalStanding } from "./goal.ts";
import { isDueSoon } from "./goal-card.ts";
import { bidiIsolated } from "./bidi-isolated.ts";
import * as limits from "./limits.ts";
import { isPaused } from "./pause.ts";
import { daysWithoutProgress, isCompleted, isMeasured, isPastDue } from "./progress.ts";
import { words } from "./insight.words.ts";

export interface CoachFeedback {
  readonly id: string;
  readonly goalId: string;
  readonly coachName: string;
  /** Milliseconds. */
  readonly createdAt: number;
}

export interface Insights {
  /** Longest first. */
  readonly stalledGoals: readonly GoalCard[];
  /** Soonest first. */
  readonly upcomingDeadlines: readonly GoalCard[];
  /** Newest first. */
  readonly recentCoachingFeedback: readonly CoachFeedback[];
}

/** product 3.21 */
function isMoving(goal: GoalStanding, now: Now): boolean {
  return !isCompleted(goal, now) && !isPaused(goal, now);
}

/** Not completed, `stalledAfterDays` without progress (product 4.11; the card differs). */
export function isStalled(goal: GoalCard, now: Now): boolean {
  return isMoving(goal, now) && daysWithoutProgress(goal, now) >= limits.stalledAfterDays;
}

/** Not completed, due within `dueSoonDays` (product 7.1); false for an unknown measure. */
export function hasUpcomingDeadline(goal: GoalStanding, now: Now): boolean {
  return isDueSoon(goal, now) && isMeasured(goal, now) && isMoving(goal, now);
}

export function isOverdue(goal: GoalStanding, now: Now): boolean {
  return !isCompleted(goal, now) && isPastDue(goal, now);
}

/** Within the last `recentHours` of an instant in ms (product 7.1). */
export function isRecent(at: number, now: Now): boolean {
  return now.at - at <= limits.recentHours * 3_600_000;
}

function bySoonest(one: GoalCard, other: GoalCard): number {
  return byDay(one.dueDate, other.dueDate);
}

/** The three lists from goals and coaches' notes (product 7.1). */
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

export interface InsightItem {
  /** Stable across reads. */
  readonly id: string;
  readonly kind: InsightKind;
  readonly priority: InsightPriority;
  readonly title: string;
  readonly text: string;
  readonly goalId: string | null;
}

function overdueItem(goal: GoalCard, now: Now): InsightItem {
  return {
    id: `overdue-${goal.id}`,
    kind: "overdue",
    priority: "high",
    title: words.overdue,
    text: words.wasDue(bidiIsolated(goal.description), daysBetween(goal.dueDate, now.today)),
    goalId: goal.id,
  };
}

function whenDue(days: number): string {
  if (days === 0) return words.today;
  return days === 1 ? words.tomorrow : words.inDays(days);
}

function deadlineItem(goal: GoalCard, now: Now): InsightItem {
  const days = daysBetween(now.today, goal.dueDate);
  return {
    id: `deadline-${goal.id}`,
    kind: "deadline",
    priority: days <= limits.dueVerySoonDays ? "high" : "medium",
    title: words.deadline,
    text: words.isDue(bidiIsolated(goal.description), whenDue(days)),
    goalId: goal.id,
  };
}

function stalledItem(goal: GoalCard, now: Now): InsightItem {
  const days = daysWithoutProgress(goal, now);
  return {
    id: `stalled-${goal.id}`,
    kind: "stalled",
    priority: days >= limits.longStalledDays ? "high" : "medium",
    title: words.stalled,
    text: words.noUpdate(bidiIsolated(goal.description), days),
    goalId: goal.id,
  };
}

function feedbackItem(note: CoachFeedback, goals: readonly GoalCard[]): InsightItem {
  const goal = goals.find(({ id }) => id === note.goalId);
  const coach = bidiIsolated(note.coachName);
  return {
    id: `feedback-${note.id}`,
    kind: "feedback",
    priority: "low",
    title: words.feedback,
    text: goal ? words.noteOn(coach, bidiIsolated(goal.description)) : words.note(coach),
    goalId: note.goalId,
  };
}

function praise(title: string, text: string): InsightItem[] {
  return [{ id: "praise", kind: "praise", priority: "low", title, text, goalId: null }];
}

// product 7.4: only the higher praise is shown.
function praiseOf(average: number): InsightItem[] {
  if (average >= limits.exceptionalFrom)
    return praise(words.exceptional, words.exceptionalAt(average));
  if (average >= limits.strongFrom) return praise(words.strong, words.strongAt(average));
  return [];
}

const rank: Readonly<Record<InsightPriority, number>> = { high: 0, medium: 1, low: 2 };

/** All insight lines by priority, then kind; `average` is the overall percent (product 7.2). */
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

export interface InsightLine extends InsightItem {
  /** Titles of the rest, most urgent first. */
  readonly others: readonly string[];
}

/** One line per goal, under its most urgent insight (product 7.3); counts stay per item. */
export function insightLines(items: readonly InsightItem[]): readonly InsightLine[] {
  const byGoal = Map.groupBy(items, ({ id, goalId }) => goalId ?? id);
  return [...byGoal.values()].flatMap(([gravest, ...rest]) => {
    if (gravest === undefined) return [];
    const others = new Set(rest.map(({ title }) => title));
    return [{ ...gravest, others: [...others].filter((title) => title !== gravest.title) }];
  });
}

/** Lines of high and medium priority (product 7.5). */
export function actionItems<T extends InsightItem>(items: readonly T[]): readonly T[] {
  return items.filter(({ priority }) => priority !== "low");
}

export function urgentCount(items: readonly InsightItem[]): number {
  return items.filter(({ priority }) => priority === "high").length;
}

/** The text of the collapsed panel (product 7.6). */
export function collapsedText(urgent: number): string {
  return urgent === 0 ? words.view : words.urgent(urgent);
}
