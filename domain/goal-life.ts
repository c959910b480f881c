import { type CheckInDay } from "./check-in-period.ts";
import { mayUndoCompletion } from "./completion-times.ts";
import { askedAfter } from "./completion.ts";
import { DAY_MS, addDays, dayOf, daysBetween, parseDay, type Day, type Now } from "./day.ts";
import type { ChangeOfCoach, GoalChange } from "./goal-change.ts";
import { goalStateOf, refusalIn } from "./goal-state.ts";
import type { Goal, GoalCard } from "./goal.ts";
import { hasCoach } from "./invitation.ts";
import * as limits from "./limits.ts";
import type { Measure } from "./measure.ts";
import { presentPause, type Pause } from "./pause.ts";
import { refuse, type Refusal, type Ruled } from "./refusal.ts";
import { restartedRhythms } from "./check-in-rhythm.ts";

export interface KeptGoal extends Goal {
  /** Milliseconds; null unless deleted. */
  readonly deletedAt: number | null;
  /** Coach at its end, since when (ms). */
  readonly formerCoachUid: string | null;
  readonly formerCoachedAt: number | null;
  /** The owner's check-in day. */
  readonly checkInDay: CheckInDay;
}

/** True if the goal counts toward the limit (product 3.7). */
export function takesRoom({ status, deletedAt }: Pick<KeptGoal, "status" | "deletedAt">): boolean {
  return status !== "closed" && deletedAt === null;
}

/** `change` is null if the timeline shows nothing. */
export interface LifeChange {
  readonly goal: KeptGoal;
  readonly change: GoalChange | ChangeOfCoach | null;
}

/** Keeps the former coach for undo and reopen (product 3.24, 3.25). */
export function uncoached(goal: KeptGoal): KeptGoal {
  if (!hasCoach(goal)) return { ...goal, formerCoachUid: null, formerCoachedAt: null };
  return {
    ...goal,
    coachUid: null,
    coachName: null,
    coachStatus: "declined_by_user",
    coachedAt: null,
    formerCoachUid: goal.coachUid,
    formerCoachedAt: goal.coachedAt,
  };
}

export interface PauseAsked {
  /** Exclusive; null until resumed. */
  readonly until: Day | null;
  readonly why?: string | undefined;
}

/** Replaces a pause that still lasts. */
function withPause(goal: GoalCard, until: Day | null, { today }: Now): Ruled<readonly Pause[]> {
  const { pauses } = goal;
  const present = presentPause(goal, today);
  if (present) return [...pauses.slice(0, -1), { ...present, until }];
  if (pauses.length >= limits.pausesPerGoal) return refuse("pause.too-many");
  // After a move west, today may lie before the last pause's end.
  const last = pauses.at(-1)?.until ?? today;
  return [...pauses, { from: last > today ? last : today, until, answered: false }];
}

/** Why a pause is refused for any goal; null if allowed (product 3.21). */
export function refusedPause({ until, why = "" }: PauseAsked, { today }: Now): Refusal | null {
  const isAhead = (day: Day) =>
    parseDay(day) !== null && day > today && daysBetween(today, day) <= limits.pauseDays;
  if (until !== null && !isAhead(until)) return refuse("pause.day-invalid", "until");
  return why.trim().length > limits.reason ? refuse("request.invalid", "why") : null;
}

/** A goal paused from today, or with its pause changed; refused by product 3.21. */
export function paused(goal: KeptGoal, asked: PauseAsked, now: Now): Ruled<LifeChange> {
  const no = refusalIn("pause", goalStateOf(goal, now));
  if (no) return no;
  const wrong = refusedPause(asked, now);
  if (wrong) return wrong;
  const { until, why = "" } = asked;
  const said = why.trim();
  const pauses = withPause(goal, until, now);
  if ("refused" in pauses) return pauses;
  return {
    goal: { ...goal, pauses, completionAskedAt: null },
    change: { what: "paused", until, why: said === "" ? null : said },
  };
}

/** A pause that ends on its first day is dropped. */
function endedPauses(goal: GoalCard, today: Day): readonly Pause[] {
  const present = presentPause(goal, today);
  if (!present) return goal.pauses;
  const before = goal.pauses.slice(0, -1);
  return today <= present.from ? before : [...before, { ...present, until: today, answered: true }];
}

/** Days that the due date may still move by, from unanswered pauses; null for none (product 3.22). */
export function unansweredDays(
  { status, pauses }: Pick<GoalCard, "status" | "pauses">,
  { today }: Pick<Now, "today">,
): number | null {
  const asked = pauses.filter(({ answered }) => status === "active" && !answered);
  if (asked.length === 0) return null;
  return asked.reduce((total, { from, until }) => {
    const over = until !== null && until < today ? until : today;
    return total + Math.max(0, daysBetween(from, over));
  }, 0);
}

/** Null if a moved day is out of range. */
function movedBy(goal: KeptGoal, days: number): KeptGoal | null {
  const dueDate = addDays(goal.dueDate, days);
  const { measurable } = goal;
  const isDate = measurable.type === "Date";
  const targetValue = isDate ? addDays(measurable.targetValue, days) : null;
  if (parseDay(dueDate) === null || (targetValue !== null && parseDay(targetValue) === null))
    return null;
  const moved = isDate ? ({ ...measurable, targetValue } as Measure) : measurable;
  return { ...goal, dueDate, measurable: moved };
}

function answeredPauses(pauses: readonly Pause[], movedDays: number): readonly Pause[] {
  return pauses.map((pause, at) => ({
    ...pause,
    answered: true,
    ...(!pause.answered && { elapsed: true }),
    ...(movedDays > 0 && at === pauses.length - 1 && { movedDays }),
  }));
}

/** A resumed goal, its due date moved on request; refused by product 3.22. */
export function resumed(goal: KeptGoal, moveDueDate: boolean, now: Now): Ruled<LifeChange> {
  const state = goalStateOf(goal, now);
  const no = refusalIn("resume", state);
  if (no) return no;
  const days = unansweredDays(goal, now);
  if (days === null) return refuse("goal.not-paused");
  const after = moveDueDate ? movedBy(goal, days) : goal;
  if (after === null) return refuse("goal.due-date-invalid", "moveDueDate");
  const isOver = state === "active";
  const dueDate = after.dueDate === goal.dueDate ? null : after.dueDate;
  const pauses = answeredPauses(endedPauses(goal, now.today), dueDate === null ? 0 : days);
  // A pause with an end day has already told of that day.
  const change =
    isOver && dueDate === null
      ? null
      : ({ what: "resumed", days, dueDate, ...(isOver && { over: true as const }) } as const);
  const completionAskedAt = askedAfter({ ...after, pauses }, now);
  return { goal: { ...after, pauses, completionAskedAt }, change };
}

/** A closed goal with its lesson; refused by product 3.26. */
export function closed(goal: KeptGoal, learned: string, now: Now): Ruled<LifeChange> {
  const no = refusalIn("close", goalStateOf(goal, now));
  if (no) return no;
  const said = learned.trim();
  if (said.length > limits.learned) return refuse("request.invalid", "learned");
  const pauses = endedPauses(goal, now.today);
  return {
    goal: {
      ...uncoached(goal),
      status: "closed",
      closedAt: now.at,
      learned: said,
      pauses,
      completionAskedAt: null,
    },
    change: { what: "closed", why: said === "" ? null : said },
  };
}

/** Network delay allowed after the undo time. */
const GRACE_MS = 3_000;

/** The goal before its completion, with its coach; refused by product 3.24. */
export function completionUndone(goal: KeptGoal, now: Now): Ruled<LifeChange> {
  const no = refusalIn("undo-complete", goalStateOf(goal, now));
  if (no) return no;
  if (!mayUndoCompletion(goal, now.at - GRACE_MS)) return refuse("goal.undo-too-late");
  const { formerCoachUid: coachUid, formerCoachedAt: coachedAt } = goal;
  return {
    goal: {
      ...goal,
      status: "active",
      completed: false,
      completedAt: null,
      completionAskedAt: null,
      coachUid,
      coachedAt: coachUid === null ? null : coachedAt,
      coachStatus: coachUid === null ? null : "accepted",
      formerCoachUid: null,
      formerCoachedAt: null,
    },
    change: { what: "completion-undone" },
  };
}

/** When a goal ended (ms); null while active. */
export function endedAt({ completedAt, closedAt }: Pick<GoalCard, "completedAt" | "closedAt">) {
  return completedAt ?? closedAt;
}

export type Ended = Pick<GoalCard, "createdAt" | "completedAt" | "closedAt">;

/** Whole weeks from creation to the end, rounded. */
export function weeksTaken(goal: Ended): number {
  return Math.round(((endedAt(goal) ?? goal.createdAt) - goal.createdAt) / (7 * DAY_MS));
}

function restartedAfter(goal: KeptGoal, since: number | null, { at, today, zone }: Now) {
  return restartedRhythms(goal, dayOf(since ?? at, zone), today);
}

/** Whether an ended goal can be reopened; `at` in ms (product 3.25). */
export function mayReopen(goal: GoalCard, at: number): boolean {
  const end = endedAt(goal);
  return end !== null && at - end <= limits.reopenDays * DAY_MS;
}

/** A reopened goal with its value, without a coach; refused by product 3.25. */
export function reopened(goal: KeptGoal, now: Now): Ruled<LifeChange> {
  const no = refusalIn("reopen", goalStateOf(goal, now));
  if (no) return no;
  if (!mayReopen(goal, now.at)) return refuse("goal.reopen-too-late");
  const active = { ...goal, status: "active", completed: false } as const;
  // It may have ended while paused.
  const pauses = endedPauses(active, dayOf(endedAt(goal) ?? now.at, now.zone));
  return {
    goal: {
      ...active,
      completedAt: null,
      completionAskedAt: null,
      closedAt: null,
      learned: "",
      coachStatus: null,
      pauses,
      rhythms: restartedAfter(goal, endedAt(goal), now),
    },
    change: { what: "reopened" },
  };
}

/** A deleted goal without its coach; `not-found` if already deleted (product 3.27). */
export function deleted(goal: KeptGoal, now: Now): Ruled<LifeChange> {
  const no = refusalIn("delete", goalStateOf(goal, now));
  if (no) return no;
  // A goal that had ended keeps its former coach.
  const left = hasCoach(goal) ? uncoached(goal) : goal;
  return {
    goal: { ...left, completionAskedAt: null, deletedAt: now.at },
    change: { what: "deleted" },
  };
}

function mayRestore({ deletedAt }: Pick<KeptGoal, "deletedAt">, at: number): boolean {
  return deletedAt !== null && at - deletedAt <= limits.restoreDays * DAY_MS;
}

/** A restored goal without its coach; `not-found` after `restoreDays` (product 3.27). */
export function restored(goal: KeptGoal, now: Now): Ruled<LifeChange> {
  const no = refusalIn("restore", goalStateOf(goal, now));
  if (no) return no;
  if (!mayRestore(goal, now.at)) return refuse("not-found");
  const rhythms = restartedAfter(goal, goal.deletedAt, now);
  return { goal: { ...goal, deletedAt: null, rhythms }, change: { what: "restored" } };
}
