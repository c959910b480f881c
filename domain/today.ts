import { comingDayInWords, dayInWords, distanceInWords } from "./day-words.ts";
import { duePeriod } from "./check-in-period.ts";
import type { ReturnStep } from "./comeback.ts";
import { daysBetween, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { hasUpcomingDeadline, isOverdue, isStalled } from "./insight.ts";
import { bidiIsolated } from "./bidi-isolated.ts";
import { isCounted } from "./measure.ts";
import type { Notation } from "./notation.ts";
import { paceInWords } from "./pace-words.ts";
import { cardLead } from "./pace.ts";
import { isPaused } from "./pause.ts";
import { daysWithoutProgress, isCompleted, isMeasured, isOfTime } from "./progress.ts";
import { words } from "./today.words.ts";

/** Most urgent first (product 6.11); `open` needs nothing now. */
const reasons = [
  "overdue",
  "unread",
  "step",
  "reached",
  "behind",
  "stalled",
  "due-soon",
  "open",
] as const;
type TodayReason = (typeof reasons)[number];

/** By goal id; absent for none. */
export type UnreadNotes = ReadonlyMap<string, number>;

/** Unread notes, counted by goal. */
export function unreadNotes(
  notes: readonly { readonly goalId: string; readonly isRead: boolean }[],
): UnreadNotes {
  const unread = Map.groupBy(
    notes.filter(({ isRead }) => !isRead),
    ({ goalId }) => goalId,
  );
  return new Map([...unread].map(([goalId, { length }]) => [goalId, length]));
}

export interface TodayGoal {
  readonly goal: GoalCard;
  readonly reason: TodayReason;
  /** In place of its line (product 42.2). */
  readonly says?: string;
  readonly checksIn?: boolean;
}

/** Share of the target; 0 if not behind. */
function shareBehind(goal: GoalCard, now: Now): number {
  const lead = cardLead(goal, now);
  const { measurable } = goal;
  if (lead?.kind !== "behind" || !isCounted(measurable)) return 0;
  return lead.by / measurable.targetValue;
}

interface Weighed extends TodayGoal {
  readonly gravity: number;
}

/** Null if completed or paused (product 6.11), or its coach was asked and has written nothing (product 43.2). */
function weighed(goal: GoalCard, unread: UnreadNotes, now: Now): Weighed | null {
  if (goal.completed || isPaused(goal, now) || !isMeasured(goal, now)) return null;
  const since = (day: Day) => daysBetween(day, now.today);
  const due = since(goal.dueDate);
  const waits = goal.completionAskedAt !== null;
  if (isOverdue(goal, now) && !waits) return { goal, reason: "overdue", gravity: due };
  if (unread.has(goal.id)) return { goal, reason: "unread", gravity: due };
  if (waits) return null;
  if (goal.nextStep && goal.nextStep.day <= now.today)
    return { goal, reason: "step", gravity: since(goal.nextStep.day) };
  if (isCompleted(goal, now)) return { goal, reason: "reached", gravity: due };
  const behind = shareBehind(goal, now);
  if (behind > 0) return { goal, reason: "behind", gravity: behind };
  if (isStalled(goal, now))
    return { goal, reason: "stalled", gravity: daysWithoutProgress(goal, now) };
  return { goal, reason: hasUpcomingDeadline(goal, now) ? "due-soon" : "open", gravity: due };
}

/** Today's rows, each goal once by its most urgent reason, sorted by product 6.11. */
export function todayGoals(
  goals: readonly GoalCard[],
  unread: UnreadNotes,
  now: Now,
): readonly TodayGoal[] {
  const rows = Map.groupBy(
    goals.flatMap((goal) => weighed(goal, unread, now) ?? []),
    ({ reason }) => reason,
  );
  return reasons
    .flatMap(
      (reason) => rows.get(reason)?.toSorted((one, other) => other.gravity - one.gravity) ?? [],
    )
    .map(({ goal, reason }) => ({ goal, reason }));
}

/** With the row to come back to first, until its step is logged (product 42.2). */
export function leading(
  rows: readonly TodayGoal[],
  step: ReturnStep | null | undefined,
  now: Now,
): readonly TodayGoal[] {
  const row = rows.find(({ goal }) => goal.id === step?.goalId);
  if (!row || !step || step.day !== now.today) return rows;
  const { measurable } = row.goal;
  const { value, text: says } = step;
  const checksIn = value === null;
  const isOpen = checksIn
    ? duePeriod(row.goal, now)
    : isCounted(measurable) && measurable.currentValue <= value;
  return isOpen ? [{ ...row, says, checksIn }, ...rows.filter((one) => one !== row)] : rows;
}

/** True if a row needs action now (product 6.12). */
export function needsSomething({ reason, says }: TodayGoal): boolean {
  return reason !== "open" || says !== undefined;
}

function dueInWords({ dueDate }: GoalCard, now: Now): string {
  const days = daysBetween(now.today, dueDate);
  return days === 1 ? words.dueTomorrow : words.due(distanceInWords(dueDate, now));
}

function stepInWords({ nextStep }: GoalCard, now: Now): string | null {
  if (nextStep === null) return null;
  const { day, text } = nextStep;
  const due = day === now.today ? words.stepDue : words.stepWasDue;
  return due(distanceInWords(day, now), bidiIsolated(text));
}

/** A row's status line, without a full stop (product 6.12). */
export function standingInWords(
  { goal, reason }: TodayGoal,
  unread: UnreadNotes,
  now: Now,
  notation: Notation,
): string {
  switch (reason) {
    case "overdue":
      return words.wasDue(distanceInWords(goal.dueDate, now));
    case "unread":
      return words.unreadNotes(unread.get(goal.id) ?? 0);
    case "step":
      return stepInWords(goal, now) ?? dueInWords(goal, now);
    case "reached":
      return isOfTime(goal) ? words.dayPassed : words.reached;
    case "stalled":
      return words.stalled(daysWithoutProgress(goal, now));
    case "due-soon":
      return dueInWords(goal, now);
    case "behind":
    case "open":
      return paceInWords(goal, now, notation) ?? dueInWords(goal, now);
  }
}

/** The next check-in or due date if nothing needs action; null for none (product 6.12, 25.13). */
export function nextInWords(
  rows: readonly TodayGoal[],
  checkIn: Day | null,
  now: Now,
  notation: Notation,
): string | null {
  const [next] = rows;
  if (checkIn !== null && (next === undefined || checkIn < next.goal.dueDate))
    return words.nextCheckIn(comingDayInWords(checkIn, now, notation));
  if (next === undefined) return null;
  const { description, dueDate } = next.goal;
  return words.nextDue(bidiIsolated(description), dayInWords(dueDate, notation));
}
