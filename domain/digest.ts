import { dueGoals, duePeriod } from "./check-in-period.ts";
import { steppedMeasure } from "./check-in-by-mail.ts";
import { addDays, byDay, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { isOverdue, isStalled } from "./insight.ts";
import { bidiIsolated } from "./bidi-isolated.ts";
import { isCounted, type Measure } from "./measure.ts";
import type { Notation } from "./notation.ts";
import { cardLead } from "./pace.ts";
import { isPaused } from "./pause.ts";
import { isCompleted, isMeasured, percentage } from "./progress.ts";
import { ledgerInWords, weekPaceInWords } from "./week-words.ts";
import { changeOf, type GoalWeek, type KnownMove } from "./week.ts";
import type { Kept } from "./weekly-check-in.ts";
import { words } from "./digest.words.ts";

export interface ToldPromise {
  readonly text: string;
  /** Null until answered. */
  readonly kept: Kept | null;
}

export interface DigestGoal {
  readonly goalId: string;
  readonly description: string;
  readonly percentage: number;
  readonly moved: boolean;
  /** "+3 pages, now 8 of 40", "No change, 8 of 40" */
  readonly change: string;
  /** "On pace", "About 1 day behind"; null if unknown. */
  readonly pace: string | null;
  readonly state: "completed" | "open" | "overdue" | "paused";
  readonly dueDate: Day;
  readonly promises: readonly ToldPromise[];
  readonly due: Day | null;
  readonly step: string | null;
}

export interface PastCheckIn {
  readonly at: number;
  readonly promise: string;
  /** About the previous check-in's promise. */
  readonly kept: Kept | null;
}

export interface LookedBack {
  readonly goal: GoalCard;
  /** Since the digest before. */
  readonly moved: Pick<GoalWeek, "change" | "since" | "period">;
  /** The last two, newest first. */
  readonly checkIns: readonly PastCheckIn[];
}

export interface Digest {
  readonly goals: readonly DigestGoal[];
  readonly moved: number;
  readonly allOnPace: boolean;
  readonly checkInDue: boolean;
  readonly nextStep: string;
}

/** A digest's day, and that of the digest before. */
export interface DigestDays {
  readonly day: Day;
  readonly from: Day;
}

/** What a digest tells of a goal's ledger, from its moves in ledger order (product 16.4). */
export function movedSince(
  { day, from }: DigestDays,
  moves: readonly KnownMove[],
): LookedBack["moved"] {
  return {
    period: { from: day, until: addDays(day, 7) },
    change: changeOf(moves.filter((move) => move.day >= from && move.day < day)),
    since: changeOf(moves.filter((move) => move.day >= day)),
  };
}

/** Label of the one-step button; null if the goal has no step. */
function stepInWords(measure: Measure): string | null {
  if (steppedMeasure(measure) === null) return null;
  return isCounted(measure) ? words.oneStep : words.done;
}

function stateOf(goal: GoalCard, now: Now): DigestGoal["state"] {
  if (isCompleted(goal, now)) return "completed";
  if (isPaused(goal, now)) return "paused";
  return isOverdue(goal, now) ? "overdue" : "open";
}

function toldPromises(checkIns: readonly PastCheckIn[], since: number): ToldPromise[] {
  const [last, before] = checkIns;
  const answered =
    last !== undefined && last.at >= since && last.kept !== null && before !== undefined
      ? [{ text: before.promise, kept: last.kept }]
      : [];
  const open =
    last !== undefined && last.promise !== "" ? [{ text: last.promise, kept: null }] : [];
  return [...answered, ...open];
}

function digestGoal(
  { goal, moved, checkIns }: LookedBack,
  since: number,
  now: Now,
  notation: Notation,
): DigestGoal {
  const { id: goalId, description, dueDate, measurable } = goal;
  const state = stateOf(goal, now);
  const due = duePeriod(goal, now)?.from ?? null;
  return {
    goalId,
    description,
    percentage: percentage(goal, now),
    moved: moved.change !== null,
    change: ledgerInWords(moved, measurable, now, notation).join(". "),
    pace: weekPaceInWords(goal, now, notation),
    state,
    dueDate,
    promises: state === "completed" && due === null ? [] : toldPromises(checkIns, since),
    due,
    step: stepInWords(measurable),
  };
}

/** Open goals, due check-ins, and goals finished since; a paused goal only if it moved. */
function belongs({ goal, moved }: LookedBack, since: number, now: Now): boolean {
  if (!isMeasured(goal, now)) return false;
  if (duePeriod(goal, now) !== null) return true;
  if (!isCompleted(goal, now)) return moved.change !== null || !isPaused(goal, now);
  return moved.change !== null || (goal.completedAt ?? 0) >= since;
}

interface NextGoal {
  readonly goal: GoalCard;
  readonly step: (goal: string) => string;
}

/** What the next step is about; null if no goal is open. */
export function nextGoal(goals: readonly GoalCard[], now: Now): NextGoal | null {
  const open = goals
    .filter((goal) => !isCompleted(goal, now) && !isPaused(goal, now))
    .toSorted((one, other) => byDay(one.dueDate, other.dueDate));
  const overdue = open.find((goal) => isOverdue(goal, now));
  if (overdue !== undefined) return { goal: overdue, step: words.stepOnOverdue };
  const stalled = open.find((goal) => isStalled(goal, now));
  if (stalled !== undefined) return { goal: stalled, step: words.beginAgain };
  const [nearest] = open;
  return nearest ? { goal: nearest, step: words.stepOnNearest } : null;
}

function nextStepOf(goals: readonly GoalCard[], now: Now): string {
  const next = nextGoal(goals, now);
  return next === null ? words.setNext : next.step(bidiIsolated(next.goal.description));
}

/** True if each open goal is on pace or ahead and none is overdue; false for none (product 16.4). */
function areOnPace(goals: readonly GoalCard[], now: Now): boolean {
  const open = goals.filter((goal) => !isCompleted(goal, now));
  return (
    open.length > 0 &&
    open.every((goal) => {
      const lead = cardLead(goal, now);
      return lead !== null && lead.kind !== "behind" && !isOverdue(goal, now);
    })
  );
}

/** Moved, completed, or a check-in is due: listed before others (product 16.19). */
export function hasNews({ moved, state, due }: DigestGoal): boolean {
  return moved || state === "completed" || due !== null;
}

/** The digest since an instant (ms); null if there is nothing to say. */
export function digestOf(
  looked: readonly LookedBack[],
  since: number,
  now: Now,
  notation: Notation,
): Digest | null {
  const told = looked.filter((one) => belongs(one, since, now));
  if (told.length === 0) return null;
  const goals = told.map((one) => digestGoal(one, since, now, notation));
  const cards = looked.map(({ goal }) => goal);
  return {
    goals,
    moved: goals.filter(({ moved }) => moved).length,
    allOnPace: areOnPace(cards, now),
    checkInDue: dueGoals(cards, now).length > 0,
    nextStep: nextStepOf(cards, now),
  };
}
