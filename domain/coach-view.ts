import { categoryName } from "./category.ts";
import type { CoachChoice, CoachFilter, CoachGrouping, CoachSort } from "./coach-choice.ts";
import { dayNumber, type Now } from "./day.ts";
import type { GoalCard, GoalStanding } from "./goal.ts";
import { wearsStalledBadge } from "./goal-card.ts";
import { isOverdue, isRecent } from "./insight.ts";
import * as limits from "./limits.ts";
import { words as language } from "./language.words.ts";
import { byName } from "./name-order.ts";
import { overallProgress } from "./overall.ts";
import { isPaused } from "./pause.ts";
import { isCompleted, isMeasured, percentage, progressStatus } from "./progress.ts";
import { words } from "./category.words.ts";

interface Coached {
  readonly goal: GoalStanding & Pick<GoalCard, "id" | "description">;
  readonly ownerId: string;
  readonly ownerName: string;
  /** Milliseconds; null for never or not recently. */
  readonly lastNoteAt: number | null;
}

export type CoachLabel =
  | "completed"
  | "paused"
  | "overdue"
  | "stalled"
  | "on-track"
  | "in-progress"
  | "not-started"
  | "unknown";

/** The coach's label for a goal; the first match wins (product 12.8). */
export function coachLabel(goal: GoalStanding, now: Now): CoachLabel {
  if (!isMeasured(goal, now)) return "unknown";
  const status = progressStatus(goal, now);
  if (status !== "completed" && isPaused(goal, now)) return "paused";
  switch (status) {
    case "completed":
      return "completed";
    case "overdue":
      return "overdue";
    case "not-started":
      return "not-started";
    case "in-progress":
      if (wearsStalledBadge(goal, now)) return "stalled";
      return percentage(goal, now) >= limits.onTrackFrom ? "on-track" : "in-progress";
  }
}

/** Not completed, and overdue, stalled or low (product 12.9; differs from the owner's dashboard). */
export function needsCoachAttention(goal: GoalStanding, now: Now): boolean {
  if (isCompleted(goal, now) || isPaused(goal, now)) return false;
  return (
    isOverdue(goal, now) ||
    wearsStalledBadge(goal, now) ||
    percentage(goal, now) < limits.coachAttentionBelow
  );
}

/** The category's display name for the coach (product 3.6). */
export function coachCategory({ category }: Pick<GoalCard, "category">): string {
  return category.trim() === "" ? words.general : categoryName(category);
}

function passes({ goal, lastNoteAt }: Coached, filter: CoachFilter, now: Now): boolean {
  switch (filter) {
    case "all":
      return true;
    case "needs-attention":
      return needsCoachAttention(goal, now);
    case "recent-notes":
      return lastNoteAt !== null && isRecent(lastNoteAt, now);
    case "completed":
      return isCompleted(goal, now);
  }
}

// By language: the server sorts for all, in the same way as their browsers.
const collators = new Map<string, Intl.Collator>();

// Created lazily: it takes tens of milliseconds on a phone.
function byDescription(one: string, other: string): number {
  const collator =
    collators.get(language.tag) ?? new Intl.Collator(language.tag, { numeric: true });
  collators.set(language.tag, collator);
  return collator.compare(one, other);
}

function lastUpdated({ lastProgressUpdateAt, createdAt }: GoalStanding): number {
  return lastProgressUpdateAt ?? createdAt;
}

function placeOf({ goal }: Coached, sort: CoachSort, now: Now): number {
  switch (sort) {
    case "progress":
      return isMeasured(goal, now) ? percentage(goal, now) : 0;
    case "last-updated":
      return -lastUpdated(goal);
    case "due-date":
      return dayNumber(goal.dueDate);
    case "alphabetical":
      return 0;
  }
}

/** The chosen grouping, or the default for that many people (product 26.7). */
export function groupingOf(
  coached: readonly Pick<Coached, "ownerId">[],
  asked: CoachGrouping | undefined,
): CoachGrouping {
  if (asked !== undefined) return asked;
  const people = new Set(coached.map(({ ownerId }) => ownerId)).size;
  return people >= limits.groupedFrom ? "person" : "none";
}

/** Coached goals, filtered and sorted (product 12.10); grouped by person on request (26.7). */
export function shownToCoach<T extends Coached>(
  coached: readonly T[],
  { filter, sort }: CoachChoice,
  grouping: CoachGrouping,
  now: Now,
): readonly T[] {
  const ordered = coached
    .filter((one) => passes(one, filter, now))
    .map((one) => ({ one, place: placeOf(one, sort, now) }))
    .toSorted(
      (a, b) =>
        a.place - b.place ||
        byDescription(a.one.goal.description, b.one.goal.description) ||
        (a.one.goal.id < b.one.goal.id ? -1 : 1),
    )
    .map(({ one }) => one);
  return grouping === "person" ? byPerson(ordered) : ordered;
}

function byPerson<T extends Coached>(goals: readonly T[]): readonly T[] {
  return [...Map.groupBy(goals, ({ ownerId }) => ownerId)]
    .toSorted(
      ([id, [one]], [otherId, [other]]) =>
        byName(one?.ownerName ?? "", other?.ownerName ?? "") || (id < otherId ? -1 : 1),
    )
    .flatMap(([, own]) => own);
}

export interface CoachSummary {
  readonly goalsCoached: number;
  readonly needAttention: number;
  readonly averageProgress: number;
  /** Within `recentHours`. */
  readonly recentNotes: number;
}

/** Summary of a coach's goals; `recentNotes` counts their own notes. */
export function coachSummary(
  goals: readonly GoalStanding[],
  recentNotes: number,
  now: Now,
): CoachSummary {
  return {
    goalsCoached: goals.length,
    needAttention: goals.filter((goal) => needsCoachAttention(goal, now)).length,
    averageProgress: overallProgress(goals, now).averageProgress,
    recentNotes,
  };
}
