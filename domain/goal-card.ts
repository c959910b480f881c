import { daysBetween, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { limits } from "./limits.ts";
import { daysWithoutProgress, percentage, progressStatus } from "./progress.ts";

export type CardBadge = "Completed" | "Overdue" | "Stalled" | "Due Soon" | "In Progress";

/** More than 7 days without progress: the card's and the coach's reading (spec 4; the insight list has its own). */
export function wearsStalledBadge(goal: GoalCard, now: Now): boolean {
  return daysWithoutProgress(goal, now) > limits.stalledAfterDays;
}

/** Due today or within the next 7 days (spec 4). */
export function isDueSoon(goal: GoalCard, now: Now): boolean {
  const days = daysBetween(now.today, goal.dueDate);
  return days >= 0 && days <= limits.dueSoonDays;
}

/** The badge of a goal card; the first match wins (spec 4). */
export function cardBadge(goal: GoalCard, now: Now): CardBadge {
  const status = progressStatus(goal, now);
  if (status === "completed") return "Completed";
  if (status === "overdue") return "Overdue";
  if (wearsStalledBadge(goal, now)) return "Stalled";
  return isDueSoon(goal, now) ? "Due Soon" : "In Progress";
}

export type BarColour = "green" | "red" | "teal" | "amber" | "grey";

/** The colour of a card's progress bar (spec 4). */
export function barColour(goal: GoalCard, now: Now): BarColour {
  const status = progressStatus(goal, now);
  if (status === "completed") return "green";
  if (status === "overdue") return "red";
  const percent = percentage(goal, now);
  if (percent >= 75) return "teal";
  return percent >= 50 ? "amber" : "grey";
}
