import { daysBetween, type Now } from "./day.ts";
import type { GoalCard, GoalStanding } from "./goal.ts";
import * as limits from "./limits.ts";
import { isPaused } from "./pause.ts";
import { daysWithoutProgress, percentage, progressStatus } from "./progress.ts";

export type CardBadge =
  | "completed"
  | "closed"
  | "paused"
  | "overdue"
  | "stalled"
  | "due-soon"
  | "in-progress";

/** `stalledAfterDays` exceeded, for card and coach (product 4.11; insights differ). */
export function wearsStalledBadge(goal: GoalStanding, now: Now): boolean {
  return daysWithoutProgress(goal, now) > limits.stalledAfterDays;
}

/** Due today or within `dueSoonDays` (product 5.2). */
export function isDueSoon(goal: Pick<GoalCard, "dueDate">, now: Now): boolean {
  const days = daysBetween(now.today, goal.dueDate);
  return days >= 0 && days <= limits.dueSoonDays;
}

/** The badge of a goal card; the first match wins (product 5.1). */
export function cardBadge(goal: GoalCard, now: Now): CardBadge {
  if (goal.status === "closed") return "closed";
  const status = progressStatus(goal, now);
  if (status === "completed") return "completed";
  if (isPaused(goal, now)) return "paused";
  if (status === "overdue") return "overdue";
  if (wearsStalledBadge(goal, now)) return "stalled";
  return isDueSoon(goal, now) ? "due-soon" : "in-progress";
}

export type BarColour = "green" | "red" | "teal" | "amber" | "grey";

/** The color of a card's progress bar (product 5.3). */
export function barColour(goal: GoalCard, now: Now): BarColour {
  const status = progressStatus(goal, now);
  if (status === "completed") return "green";
  if (status === "overdue") return "red";
  const percent = percentage(goal, now);
  if (percent >= 75) return "teal";
  return percent >= 50 ? "amber" : "grey";
}
