import { checkInDaysAhead } from "./check-in-period.ts";
import { addDays, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";
import { isCompleted } from "./progress.ts";
import { beginningOf } from "./short-text.ts";
import { words } from "./calendar.words.ts";

export interface CalendarStep {
  readonly id: string;
  readonly text: string;
  readonly day: Day;
  readonly suggested: boolean;
}

export interface CalendarGoal {
  readonly goal: GoalCard;
  /** Milliseconds; progress does not count. */
  readonly changedAt: number;
  readonly steps: readonly CalendarStep[];
}

export interface CalendarEvent {
  /** Stable across changes, so that calendars move the event. */
  readonly uid: string;
  readonly day: Day;
  readonly title: string;
  readonly lines: readonly string[];
  readonly goalId: string | null;
  /** Milliseconds. */
  readonly changedAt: number;
}

function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}

/** Shortened: a person may have a thousand events (product 27.4). */
function goalLine({ description }: GoalCard): string {
  return beginningOf(oneLine(description), limits.titleText);
}

function dueEvent({ goal, changedAt }: CalendarGoal): CalendarEvent {
  return {
    uid: `due.${goal.id}@cairn`,
    day: goal.dueDate,
    title: words.due(oneLine(goal.description)),
    lines: [],
    goalId: goal.id,
    changedAt,
  };
}

/** Without a coach's words: anyone with the link can read the feed (product 27.5). */
function stepTitle({ text, suggested }: CalendarStep): string {
  return suggested ? words.suggestedStep : words.step(oneLine(text));
}

function stepEvents({ goal, changedAt, steps }: CalendarGoal): CalendarEvent[] {
  return steps.map((step) => ({
    uid: `step.${step.id}@cairn`,
    day: step.day,
    title: stepTitle(step),
    lines: [goalLine(goal)],
    goalId: goal.id,
    changedAt,
  }));
}

function checkInEvents(
  ownerId: string,
  goals: readonly CalendarGoal[],
  now: Pick<Now, "today">,
): CalendarEvent[] {
  const last = addDays(now.today, limits.calendarWeeks * 7);
  const due = goals.flatMap((one) =>
    checkInDaysAhead(one.goal, last, now).map((day) => ({ day, ...one })),
  );
  return [...Map.groupBy(due, ({ day }) => day)].map(([day, of]) => ({
    uid: `check-in.${day}.${ownerId}@cairn`,
    day,
    title: words.checkIn(of.length),
    lines: of.map(({ goal }) => goalLine(goal)),
    goalId: null,
    changedAt: Math.max(...of.map(({ changedAt }) => changedAt)),
  }));
}

/** Events by day: due dates, open steps and check-in days of active goals (product 27.3 to 27.5). */
export function calendarEvents(
  ownerId: string,
  goals: readonly CalendarGoal[],
  now: Now,
): readonly CalendarEvent[] {
  const events = [
    ...goals.filter(({ goal }) => !isCompleted(goal, now)).map(dueEvent),
    ...goals.flatMap(stepEvents),
    ...checkInEvents(ownerId, goals, now),
  ];
  const order = ({ day, uid }: CalendarEvent) => `${day} ${uid}`;
  return events.toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
}
