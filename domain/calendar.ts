import { checkInDaysAhead } from "./cadence.ts";
import { counted } from "./count-words.ts";
import { addDays, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import * as limits from "./limits.ts";
import { isCompleted } from "./progress.ts";
import { beginningOf } from "./short-text.ts";

/** An accepted step with a day that is not done. */
export interface CalendarStep {
  readonly id: string;
  readonly text: string;
  readonly day: Day;
  /** True where the words are a coach's. */
  readonly suggested: boolean;
}

/** A goal under way, as a calendar tells of it. */
export interface CalendarGoal {
  readonly goal: GoalCard;
  /** When it was made or last changed, in milliseconds: steps of progress do not count. */
  readonly changedAt: number;
  readonly steps: readonly CalendarStep[];
}

/** Something of a whole day in a person's calendar. */
export interface CalendarEvent {
  /** Stays the same whatever is changed, so that a calendar moves the event and does not add another. */
  readonly uid: string;
  readonly day: Day;
  readonly title: string;
  readonly lines: readonly string[];
  /** The goal whose page it leads to; null for the check-in. */
  readonly goalId: string | null;
  /** Milliseconds. */
  readonly changedAt: number;
}

/** Text for one line of a calendar: without line ends and control characters. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}

/** A goal within an event of something else, which a person may have a thousand of: its beginning (product 27.4). */
function goalLine({ description }: GoalCard): string {
  return beginningOf(oneLine(description), limits.titleText);
}

function dueEvent({ goal, changedAt }: CalendarGoal): CalendarEvent {
  return {
    uid: `due.${goal.id}@cairn`,
    day: goal.dueDate,
    title: `Due: ${oneLine(goal.description)}`,
    lines: [],
    goalId: goal.id,
    changedAt,
  };
}

/** What a step is called: the words of others stay out of an address that anybody may read who has it (product 27.5). */
function stepTitle({ text, suggested }: CalendarStep): string {
  return suggested ? "A step that your coach suggested" : `Step: ${oneLine(text)}`;
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
    title: `Check-in: ${counted(of.length, "goal")}`,
    lines: of.map(({ goal }) => goalLine(goal)),
    goalId: null,
    changedAt: Math.max(...of.map(({ changedAt }) => changedAt)),
  }));
}

/**
 * What stands in a person's calendar, by day (product 27.3 to 27.5): due dates of their goals under way that are not
 * completed, steps to do, and the check-in days of the coming weeks. `goals` are those under way.
 */
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
