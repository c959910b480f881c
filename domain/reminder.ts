import { addDays, dayOf, daysBetween, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { limits } from "./limits.ts";
import { dayAfterActive, isPaused } from "./pause.ts";
import { daysWithoutProgress, isCompleted, percentage } from "./progress.ts";

/** A goal that asks for a look, and why. */
export interface Reminder {
  readonly goalId: string;
  readonly description: string;
  readonly percentage: number;
  readonly dueDate: Day;
  readonly reason: "due-in-a-week" | "due-tomorrow" | "stalled";
}

function reasonOf(goal: GoalCard, now: Now): Reminder["reason"] | null {
  const left = daysBetween(now.today, goal.dueDate);
  if (left === 1) return "due-tomorrow";
  if (left === limits.dueSoonDays) return "due-in-a-week";
  // On the day on which it begins, so that a stall is told of once (product 16.5).
  return daysWithoutProgress(goal, now) === limits.stalledAfterDays ? "stalled" : null;
}

/** What a person is reminded of today: a while and a day before a due date, and when a goal stalls (product 16.5). */
export function remindersOf(goals: readonly GoalCard[], now: Now): Reminder[] {
  return goals.flatMap((goal) => {
    const reason = isCompleted(goal, now) || isPaused(goal, now) ? null : reasonOf(goal, now);
    if (reason === null) return [];
    const { id: goalId, description, dueDate } = goal;
    return [{ goalId, description, percentage: percentage(goal, now), dueDate, reason }];
  });
}

function reminderDays(
  { dueDate, lastProgressUpdateAt, createdAt, pauses }: GoalCard,
  { zone }: Now,
): Day[] {
  const lastStep = dayOf(lastProgressUpdateAt ?? createdAt, zone);
  return [
    addDays(dueDate, -limits.dueSoonDays),
    addDays(dueDate, -1),
    dayAfterActive(pauses, lastStep, limits.stalledAfterDays) ?? [],
  ].flat();
}

/**
 * The day, after today, on which there may be something to be reminded of; at the latest as many days ahead as a stall
 * takes, because a step made from now on can begin the next one no sooner.
 */
export function nextReminderDay(goals: readonly GoalCard[], now: Now): Day {
  const latest = addDays(now.today, limits.stalledAfterDays);
  // Also of goals at 100 percent: a value that is taken back makes them open again.
  const days = goals.flatMap((goal) => reminderDays(goal, now));
  const ahead = days.filter((day) => day > now.today && day < latest);
  return ahead.toSorted()[0] ?? latest;
}
