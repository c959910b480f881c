import { daysBetween, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { wearsStalledBadge } from "./goal-card.ts";
import { isOverdue, isRecent } from "./insight.ts";
import { limits } from "./limits.ts";
import { overallProgress } from "./overall.ts";
import { isPaused } from "./pause.ts";
import { isCompleted, isMeasured, percentage, progressStatus } from "./progress.ts";

/** A goal in a coach's list; whatever else is known of it stays with it. */
interface Coached {
  readonly goal: GoalCard;
}

/** A coach's note as the list needs it. */
interface Noted {
  readonly goalId: string;
  /** Milliseconds. */
  readonly createdAt: number;
}

export type CoachLabel =
  | "Completed"
  | "Paused"
  | "Overdue"
  | "Stalled"
  | "On Track"
  | "In Progress"
  | "Not Started"
  | "Unknown";

/** The label of a goal in the coach's view; the first match wins (product 12.8). */
export function coachLabel(goal: GoalCard, now: Now): CoachLabel {
  if (!isMeasured(goal, now)) return "Unknown";
  const status = progressStatus(goal, now);
  if (status !== "completed" && isPaused(goal, now)) return "Paused";
  switch (status) {
    case "completed":
      return "Completed";
    case "overdue":
      return "Overdue";
    case "not-started":
      return "Not Started";
    case "in-progress":
      if (wearsStalledBadge(goal, now)) return "Stalled";
      return percentage(goal, now) >= limits.onTrackFrom ? "On Track" : "In Progress";
  }
}

/** Not completed, and overdue, stalled as its badge says, or not far (product 12.9; the owner's dashboard has its own reading). */
export function needsCoachAttention(goal: GoalCard, now: Now): boolean {
  if (isCompleted(goal, now) || isPaused(goal, now)) return false;
  return (
    isOverdue(goal, now) ||
    wearsStalledBadge(goal, now) ||
    percentage(goal, now) < limits.coachAttentionBelow
  );
}

const GENERAL = "General";

/** The name of a goal's category in the coach's view (product 3.6). */
export function coachCategory({ category }: Pick<GoalCard, "category">): string {
  return category.trim() === "" ? GENERAL : category;
}

/** Which of the coached goals are shown (product 12.10). Completed ones are at 100 percent and not marked yet. */
export const coachFilters = ["all", "needs-attention", "recent-notes", "completed"] as const;
export type CoachFilter = (typeof coachFilters)[number];

function passes(goal: GoalCard, filter: CoachFilter, noted: ReadonlySet<string>, now: Now) {
  switch (filter) {
    case "all":
      return true;
    case "needs-attention":
      return needsCoachAttention(goal, now);
    case "recent-notes":
      return noted.has(goal.id);
    case "completed":
      return isCompleted(goal, now);
  }
}

/** The order of the coached goals; due date is the default (product 12.10). */
export const coachSorts = ["progress", "due-date", "last-updated", "alphabetical"] as const;
export type CoachSort = (typeof coachSorts)[number];

// One language, so that the server and every browser sort alike.
let collator: Intl.Collator | undefined;

// Made when first needed: to make one takes tens of milliseconds on a phone.
function byName(one: string, other: string): number {
  collator ??= new Intl.Collator("en", { numeric: true });
  return collator.compare(one, other);
}

function lastUpdated({ lastProgressUpdateAt, createdAt }: GoalCard): number {
  return lastProgressUpdateAt ?? createdAt;
}

function compared(one: GoalCard, other: GoalCard, sort: CoachSort, now: Now): number {
  switch (sort) {
    case "progress":
      return percentage(one, now) - percentage(other, now);
    case "due-date":
      return daysBetween(other.dueDate, one.dueDate);
    case "last-updated":
      return lastUpdated(other) - lastUpdated(one);
    case "alphabetical":
      return byName(one.description, other.description);
  }
}

/** What the coach has chosen to see. */
export interface CoachChoice {
  readonly filter: CoachFilter;
  readonly sort: CoachSort;
}

/**
 * The coached goals of a filter in an order: progress ascending, due date ascending, last updated newest first, or A
 * to Z; equal ones by name (product 12.10).
 */
export function shownToCoach<T extends Coached>(
  coached: readonly T[],
  notes: readonly Noted[],
  { filter, sort }: CoachChoice,
  now: Now,
): readonly T[] {
  const noted = new Set(recentNotes(notes, now).map(({ goalId }) => goalId));
  return coached
    .filter(({ goal }) => passes(goal, filter, noted, now))
    .toSorted(
      ({ goal: one }, { goal: other }) =>
        compared(one, other, sort, now) || compared(one, other, "alphabetical", now),
    );
}

function recentNotes(notes: readonly Noted[], now: Now): readonly Noted[] {
  return notes.filter(({ createdAt }) => isRecent(createdAt, now));
}

/** The summary cards of the coach's view (product 12.11). */
export interface CoachSummary {
  readonly goalsCoached: number;
  readonly needAttention: number;
  /** Whole percent. */
  readonly averageProgress: number;
  /** Of the last `recentHours`. */
  readonly recentNotes: number;
}

/** The four numbers over a coach's goals and their own notes on these. */
export function coachSummary(
  coached: readonly Coached[],
  notes: readonly Noted[],
  now: Now,
): CoachSummary {
  const goals = coached.map(({ goal }) => goal);
  const measured = goals.filter((goal) => isMeasured(goal, now));
  return {
    goalsCoached: goals.length,
    needAttention: goals.filter((goal) => needsCoachAttention(goal, now)).length,
    averageProgress: overallProgress(measured, now).averageProgress,
    recentNotes: recentNotes(notes, now).length,
  };
}
