import { dueGoals, duePeriod } from "./cadence.ts";
import { steppedMeasure } from "./check-in-by-mail.ts";
import { byDay, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { isOverdue, isStalled } from "./insight.ts";
import { bidiIsolated } from "./bidi-isolated.ts";
import { changeInWords, NO_CHANGE } from "./measure-words.ts";
import { isCounted, type Measure, type MeasureValue } from "./measure.ts";
import { plainNotation } from "./notation.ts";
import { paceInWords } from "./pace-words.ts";
import { cardLead } from "./pace.ts";
import { isPaused } from "./pause.ts";
import { isCompleted, isMeasured, percentage } from "./progress.ts";
import type { Kept } from "./weekly-check-in.ts";

/** What was promised in a check-in. */
export interface ToldPromise {
  readonly text: string;
  /** What became of it; null where that was not said yet. */
  readonly kept: Kept | null;
}

/** How a goal stands in a digest. */
export interface DigestGoal {
  readonly goalId: string;
  readonly description: string;
  readonly percentage: number;
  /** What its ledger gained since the digest before: '+3 pages', 'No change'. */
  readonly change: string;
  /** 'On pace', 'Behind by 1.2 of 30 days'; null where that cannot be said. */
  readonly pace: string | null;
  readonly state: "completed" | "open" | "overdue" | "paused";
  readonly dueDate: Day;
  /** Oldest first. */
  readonly promises: readonly ToldPromise[];
  /** The first day of the period for which a check-in is due; null where none is. */
  readonly due: Day | null;
  /** What its one step reads, where it has one. */
  readonly step: string | null;
}

/** What a check-in said of promises. */
export interface PastCheckIn {
  readonly at: number;
  readonly promise: string;
  /** Of the promise of the check-in before. */
  readonly kept: Kept | null;
}

/** A goal as a digest looks back on it. */
export interface LookedBack {
  readonly goal: GoalCard;
  /** Its value before its first change since the digest before; undefined where there was none. */
  readonly before: MeasureValue | undefined;
  /** The last two check-ins, the newest first. */
  readonly checkIns: readonly PastCheckIn[];
}

export interface Digest {
  readonly goals: readonly DigestGoal[];
  /** How many of them changed since the digest before, or were completed. */
  readonly moved: number;
  /** True where every active goal is on pace or ahead, and none is overdue. */
  readonly allOnPace: boolean;
  /** True where a check-in is due on any goal. */
  readonly checkInDue: boolean;
  /** One thing to do next. */
  readonly nextStep: string;
}

/** What the button of a goal's one step reads in mail; null where it has none: a Date goal, and what is done. */
function stepInWords(measure: Measure): string | null {
  if (steppedMeasure(measure) === null) return null;
  return isCounted(measure) ? "One step" : "Done";
}

function stateOf(goal: GoalCard, now: Now): DigestGoal["state"] {
  if (isCompleted(goal, now)) return "completed";
  if (isPaused(goal, now)) return "paused";
  return isOverdue(goal, now) ? "overdue" : "open";
}

/** The last promise that was answered since an instant, and the one that is open. */
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

function digestGoal({ goal, before, checkIns }: LookedBack, since: number, now: Now): DigestGoal {
  const { id: goalId, description, dueDate, measurable } = goal;
  const state = stateOf(goal, now);
  const due = duePeriod(goal, now)?.from ?? null;
  return {
    goalId,
    description,
    percentage: percentage(goal, now),
    change: changeInWords(measurable, before, plainNotation),
    pace: isPaused(goal, now) ? null : paceInWords(goal, now, plainNotation),
    state,
    dueDate,
    promises: state === "completed" && due === null ? [] : toldPromises(checkIns, since),
    due,
    step: stepInWords(measurable),
  };
}

/** Measured ones: open goals, those on which a check-in is due, and those that were finished in the time looked back on; of a goal that rests, what was done. */
function belongs({ goal, before }: LookedBack, since: number, now: Now): boolean {
  if (!isMeasured(goal, now)) return false;
  if (duePeriod(goal, now) !== null) return true;
  if (!isCompleted(goal, now)) return before !== undefined || !isPaused(goal, now);
  return before !== undefined || (goal.completedAt ?? 0) >= since;
}

/** What a digest of goals proposes. */
function nextStepOf(goals: readonly GoalCard[], now: Now): string {
  const open = goals
    .filter((goal) => !isCompleted(goal, now) && !isPaused(goal, now))
    .toSorted((one, other) => byDay(one.dueDate, other.dueDate));
  const overdue = open.find((goal) => isOverdue(goal, now));
  if (overdue !== undefined)
    return `one small step on “${bidiIsolated(overdue.description)}” still counts.`;
  const stalled = open.find((goal) => isStalled(goal, now));
  if (stalled !== undefined)
    return `begin again with “${bidiIsolated(stalled.description)}”, however small.`;
  const [nearest] = open;
  if (nearest !== undefined)
    return `a step on “${bidiIsolated(nearest.description)}”, which is due first.`;
  return "set the goal that comes after this one.";
}

/** True where every goal that is not completed is on pace or ahead, and none is overdue; false without any (product 16.4). */
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

/** True of a goal that changed since the digest before, or was completed. */
function hasMoved({ change, state, due }: DigestGoal): boolean {
  // At 100 percent with a check-in due it is not marked as completed, and stands there for that.
  return change !== NO_CHANGE || (state === "completed" && due === null);
}

/** True of a goal that has moved, or on which a check-in is due: a mail tells of it before others (product 16.19). */
export function hasNews(goal: DigestGoal): boolean {
  return hasMoved(goal) || goal.due !== null;
}

/** What a digest says of a person's goals since an instant; null where there is nothing to say. */
export function digestOf(looked: readonly LookedBack[], since: number, now: Now): Digest | null {
  const told = looked.filter((one) => belongs(one, since, now));
  if (told.length === 0) return null;
  const goals = told.map((one) => digestGoal(one, since, now));
  const cards = looked.map(({ goal }) => goal);
  return {
    goals,
    moved: goals.filter(hasMoved).length,
    allOnPace: areOnPace(cards, now),
    checkInDue: dueGoals(cards, now).length > 0,
    nextStep: nextStepOf(cards, now),
  };
}
