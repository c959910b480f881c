import { dayAt, dayNumber, dayNumberOf, parseDay, type Day, type Now } from "./day.ts";
import { endedRefusal, type GoalCard, type GoalStanding } from "./goal.ts";
import * as limits from "./limits.ts";
import { isCounted, isKnownMeasure, type Measure, type MeasureValue } from "./measure.ts";
import { isPaused, pausedDays, standingDay, type Pause } from "./pause.ts";
import { refuse, type Ruled } from "./refusal.ts";

type Measured = Pick<
  GoalCard,
  "measurable" | "status" | "completed" | "createdAt" | "closedAt" | "pauses"
>;

/** Whole percent of `target`, 0 to 100; 0 if the target is not positive (product 4.6). */
export function share(current: number, target: number): number {
  if (!(target > 0)) return 0;
  const percent = (current / target) * 100;
  if (percent >= 100) return 100;
  // To 13 places: 57 of 200 gives 28.499999999999996 and must round up.
  return Math.max(0, Math.round(percent + 5e-14));
}

// product 4.7: 100 from the day after; an unanswered pause counts only against the elapsed days.
function elapsedShare(goal: Measured, target: Day, now: Now): number {
  const { pauses } = goal;
  const standing = standingDay(goal, now);
  if (standing > target) return 100;
  const created = dayNumberOf(goal.createdAt, now.zone);
  const day = dayNumber(standing);
  const pausedBefore = (some: readonly Pause[]): number =>
    some.length === 0 ? 0 : pausedDays(some, dayAt(created - 1), dayAt(day - 1));
  const whole =
    dayNumber(target) - created - pausedBefore(pauses.filter(({ answered }) => answered));
  if (whole <= 0) return 0;
  const gone = day - created - pausedBefore(pauses);
  return Math.min(99, Math.max(0, Math.floor((gone * 100) / whole)));
}

/** Whole percent, 0 to 100 (product 4.6); NaN for an unknown measure. */
export function percentage(goal: Measured, now: Now): number {
  if (goal.completed) return 100;
  const measure = goal.measurable;
  if (!isKnownMeasure(measure)) return Number.NaN;
  if (isCounted(measure)) return share(measure.currentValue, measure.targetValue);
  if (measure.type === "Boolean") return measure.currentValue ? 100 : 0;
  return measure.currentValue === null ? elapsedShare(goal, measure.targetValue, now) : 100;
}

/** True if the percentage is elapsed time: a Date goal without its day (product 4.35). */
export function isOfTime({ completed, measurable: measure }: Measured): boolean {
  return (
    !completed &&
    isKnownMeasure(measure) &&
    measure.type === "Date" &&
    measure.currentValue === null
  );
}

/** True if the goal has a percentage (`isKnownMeasure`). */
export function isMeasured(goal: Measured, now: Now): boolean {
  return Number.isFinite(percentage(goal, now));
}

export type ProgressStatus = "completed" | "overdue" | "in-progress" | "not-started";

/** Past the due day in the owner's zone; never if paused or closed (product 4.9). */
export function isPastDue(
  goal: Pick<GoalCard, "dueDate" | "status" | "pauses">,
  now: Now,
): boolean {
  return now.today > goal.dueDate && goal.status !== "closed" && !isPaused(goal, now);
}

/** The derived status (product 4.8): completed, else overdue, in progress, not started. */
export function progressStatus(goal: GoalStanding, now: Now): ProgressStatus {
  const percent = percentage(goal, now);
  if (percent >= 100) return "completed";
  if (isPastDue(goal, now)) return "overdue";
  return percent > 0 ? "in-progress" : "not-started";
}

/** Completed by the flag, or at 100 percent (product 4.8). */
export function isCompleted(goal: Measured, now: Now): boolean {
  return percentage(goal, now) >= 100;
}

/** True for an active goal below 100 percent: 'Set time away' pauses these (product 3.23). */
export function isUnderWay(goal: Measured, now: Now): boolean {
  return goal.status === "active" && !isCompleted(goal, now);
}

/** Unpaused days since the last update or creation, in the owner's zone (product 4.10). */
export function daysWithoutProgress(goal: GoalStanding, now: Now): number {
  const since = dayNumberOf(goal.lastProgressUpdateAt ?? goal.createdAt, now.zone);
  const days = dayNumber(now.today) - since;
  const paused = goal.pauses.length === 0 ? 0 : pausedDays(goal.pauses, dayAt(since), now.today);
  return Math.max(0, days - paused);
}

export interface Remark {
  readonly note?: string | undefined;
  readonly day?: Day | undefined;
}

export type ProgressChange =
  | ({ readonly kind: "step" } & Pick<Remark, "day">)
  | ({ readonly kind: "change"; readonly by: number } & Remark)
  | ({ readonly kind: "set"; readonly value: MeasureValue; readonly rev: number } & Remark);

function counted(measure: Measure, value: number): Ruled<Measure> {
  if (!isCounted(measure)) return refuse("progress.value-invalid", "value");
  if (!Number.isFinite(value) || value < 0) return refuse("progress.value-invalid", "value");
  // Adding 0 turns -0 into 0.
  return { ...measure, currentValue: value + 0 };
}

/** Decimal sum of two amounts: 1.1 - 1 is 0.1; keeps 9 places. */
export function sum(one: number, other: number): number {
  const exact = one + other;
  return Number.isInteger(exact) ? exact : toParts(exact, 1e9);
}

/** An amount rounded to 1/`parts`, a power of ten. */
export function toParts(amount: number, parts: number): number {
  const scaled = amount * parts;
  // Fast path: text takes ten times as long, and agrees except near halves.
  const isSure = Math.abs(scaled) < 1e15 && Math.abs(scaled - Math.floor(scaled) - 0.5) > 0.1;
  if (isSure) return Math.round(scaled) / parts;
  return Number(Number(amount.toPrecision(15)).toFixed(Math.round(Math.log10(parts))));
}

/** A measure after one step; refused if it has none (product 4.12). */
export function stepped(measure: Measure): Ruled<Measure> {
  if (!isKnownMeasure(measure)) return refuse("progress.unknown-type");
  if (isCounted(measure)) return counted(measure, sum(measure.currentValue, 1));
  if (measure.type === "Date") return refuse("progress.no-action-for-date");
  return measure.currentValue
    ? refuse("progress.already-done")
    : { ...measure, currentValue: true };
}

// product 4.13: decreasing stops at 0.
function changed(measure: Measure, by: number): Ruled<Measure> {
  if (!isCounted(measure)) return refuse("progress.value-invalid", "by");
  return counted(measure, Math.max(0, sum(measure.currentValue, by)));
}

function achievedOn(
  measure: Measure & { type: "Date" },
  value: MeasureValue,
  now: Now,
): Ruled<Measure> {
  if (value === null) return { ...measure, currentValue: null };
  if (typeof value !== "string" || parseDay(value) === null)
    return refuse("progress.value-invalid", "value");
  return value > now.today
    ? refuse("progress.date-in-future", "value")
    : { ...measure, currentValue: value };
}

function valueSet(measure: Measure, value: MeasureValue, now: Now): Ruled<Measure> {
  if (measure.type === "Date") return achievedOn(measure, value, now);
  if (isCounted(measure) && typeof value === "number") return counted(measure, value);
  if (measure.type === "Boolean" && typeof value === "boolean")
    return { ...measure, currentValue: value };
  return refuse("progress.value-invalid", "value");
}

/** The measure after a change; refused if ended, or set with a stale `rev` (product 4.14). */
export function progressed(goal: GoalCard, change: ProgressChange, now: Now): Ruled<Measure> {
  const ended = endedRefusal(goal);
  if (ended) return ended;
  if (!isKnownMeasure(goal.measurable)) return refuse("progress.unknown-type");
  switch (change.kind) {
    case "step":
      return stepped(goal.measurable);
    case "change":
      return Math.abs(change.by) > limits.progressChange
        ? refuse("progress.value-invalid", "by")
        : changed(goal.measurable, change.by);
    case "set":
      return change.rev === goal.rev
        ? valueSet(goal.measurable, change.value, now)
        : refuse("progress.stale");
  }
}
