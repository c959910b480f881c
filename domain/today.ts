import { counted } from "./count-words.ts";
import { comingDayInWords, dayInWords, distanceInWords } from "./day-words.ts";
import { daysBetween, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { hasUpcomingDeadline, isOverdue, isStalled } from "./insight.ts";
import { bidiIsolated } from "./bidi-isolated.ts";
import { isCounted } from "./measure.ts";
import type { Notation } from "./notation.ts";
import { paceInWords } from "./pace-words.ts";
import { cardLead } from "./pace.ts";
import { isPaused } from "./pause.ts";
import { daysWithoutProgress, isCompleted, isMeasured } from "./progress.ts";

/** Why a goal stands where it does in Today, gravest first (product 6.11). `open` needs nothing now. */
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

/** How many notes of a goal's coach are unread, by the goal's id; goals without any are not in it. */
export type UnreadNotes = ReadonlyMap<string, number>;

/** The unread ones of some notes, counted by goal. */
export function unreadNotes(
  notes: readonly { readonly goalId: string; readonly isRead: boolean }[],
): UnreadNotes {
  const unread = Map.groupBy(
    notes.filter(({ isRead }) => !isRead),
    ({ goalId }) => goalId,
  );
  return new Map([...unread].map(([goalId, { length }]) => [goalId, length]));
}

/** A row of Today. */
export interface TodayGoal {
  readonly goal: GoalCard;
  readonly reason: TodayReason;
}

/** The share of its target by which a goal is behind; 0 where it is not. */
function shareBehind(goal: GoalCard, now: Now): number {
  const lead = cardLead(goal, now);
  const { measurable } = goal;
  if (lead?.kind !== "behind" || !isCounted(measurable)) return 0;
  return lead.by / measurable.targetValue;
}

/** A row, and how grave it is among those of its reason. */
interface Weighed extends TodayGoal {
  readonly gravity: number;
}

/** Why a goal is in Today; null for one that is completed or rests (product 6.11). */
function weighed(goal: GoalCard, unread: UnreadNotes, now: Now): Weighed | null {
  if (goal.completed || isPaused(goal, now) || !isMeasured(goal, now)) return null;
  const since = (day: Day) => daysBetween(day, now.today);
  const due = since(goal.dueDate);
  if (isOverdue(goal, now)) return { goal, reason: "overdue", gravity: due };
  if (unread.has(goal.id)) return { goal, reason: "unread", gravity: due };
  if (goal.nextStep && goal.nextStep.day <= now.today)
    return { goal, reason: "step", gravity: since(goal.nextStep.day) };
  if (isCompleted(goal, now)) return { goal, reason: "reached", gravity: due };
  const behind = shareBehind(goal, now);
  if (behind > 0) return { goal, reason: "behind", gravity: behind };
  if (isStalled(goal, now))
    return { goal, reason: "stalled", gravity: daysWithoutProgress(goal, now) };
  return { goal, reason: hasUpcomingDeadline(goal, now) ? "due-soon" : "open", gravity: due };
}

/**
 * The rows of Today from a person's goals: each that is not completed once, by the gravest reason; within one, what is
 * furthest behind, longest without progress or due soonest first (product 6.11).
 */
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

/** True where a row asks for something now (product 6.12). */
export function needsSomething({ reason }: TodayGoal): boolean {
  return reason !== "open";
}

function dueInWords({ dueDate }: GoalCard, now: Now): string {
  const days = daysBetween(now.today, dueDate);
  return days === 1 ? "Due tomorrow" : `Due ${distanceInWords(dueDate, now)}`;
}

function stepInWords({ nextStep }: GoalCard, now: Now): string | null {
  if (nextStep === null) return null;
  const { day, text } = nextStep;
  return `Step ${day === now.today ? "" : "was "}due ${distanceInWords(day, now)}: ${bidiIsolated(text)}`;
}

/** The one line of a row that says where its goal stands, without a full stop (product 6.12). */
export function standingInWords(
  { goal, reason }: TodayGoal,
  unread: UnreadNotes,
  now: Now,
  notation: Notation,
): string {
  switch (reason) {
    case "overdue":
      return `Was due ${distanceInWords(goal.dueDate, now)}`;
    case "unread":
      return counted(unread.get(goal.id) ?? 0, "unread coach note");
    case "step":
      return stepInWords(goal, now) ?? dueInWords(goal, now);
    case "reached":
      return "At 100%: mark it complete";
    case "stalled":
      return `No update for ${counted(daysWithoutProgress(goal, now), "day")}`;
    case "due-soon":
      return dueInWords(goal, now);
    case "behind":
    case "open":
      return paceInWords(goal, now, notation) ?? dueInWords(goal, now);
  }
}

/**
 * What is said where no row asks for anything: the next check-in where it comes before a due date, else what is due next, or
 * null where there is nothing (product 6.12, 25.13). `checkIn` is the day of the next one.
 */
export function nextInWords(
  rows: readonly TodayGoal[],
  checkIn: Day | null,
  now: Now,
  notation: Notation,
): string | null {
  const [next] = rows;
  if (checkIn !== null && (next === undefined || checkIn < next.goal.dueDate))
    return `Next: your check-in on ${comingDayInWords(checkIn, now, notation)}.`;
  if (next === undefined) return null;
  return `Next: “${bidiIsolated(next.goal.description)}”, due ${dayInWords(next.goal.dueDate, notation)}.`;
}
