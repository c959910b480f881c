import { addDays, dayOf, daysBetween, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { dailyChanges, type DayChange } from "./ledger-sum.ts";
import type { LedgerEntry } from "./ledger.ts";
import * as limits from "./limits.ts";
import { isCounted, unitInWords, type CountedMeasure } from "./measure.ts";
import { pausedDays } from "./pause.ts";
import { isCompleted, sum, toParts } from "./progress.ts";

interface PacePoint {
  readonly day: Day;
  readonly value: number;
  readonly expected: number;
}

/** `by` in units, to the hundredth; 0 on pace. */
export interface PaceLead {
  readonly kind: "ahead" | "behind" | "on pace";
  readonly by: number;
}

export interface Pace {
  readonly start: Day;
  readonly due: Day;
  readonly target: number;
  /** In words. */
  readonly unit: string;
  /** Creation, each day with a change, and today or the end. */
  readonly points: readonly PacePoint[];
  /** Bends at each pause, up to the target on the due date. */
  readonly straight: readonly Expected[];
  /** Null if too little is known. */
  readonly lead: PaceLead | null;
  /** Forecast day; null if too little is known. */
  readonly finish: Day | null;
}

type CountedGoal = GoalCard & { readonly measurable: CountedMeasure };

/** Units at the end of a day. */
interface Expected {
  readonly day: Day;
  readonly value: number;
}

/** Units at the end of a day, on the line from `from` to the target. */
function onTheWay(from: Expected, day: Day, due: Day, target: number): number {
  const whole = daysBetween(from.day, due);
  const gone = daysBetween(from.day, day);
  if (gone >= whole) return target;
  if (gone <= 0) return from.value;
  return sum(from.value + ((target - from.value) * gone) / whole, 0);
}

/** Straight pace in units: flat during pauses (product 4.28); due at creation means all at once. */
function expectedOn(day: Day, goal: CountedGoal, start: Day): number {
  const { pauses, dueDate, measurable } = goal;
  const target = measurable.targetValue;
  let from: Expected = { day: start, value: 0 };
  let due = addDays(dueDate, -pauses.reduce((days, { movedDays = 0 }) => days + movedDays, 0));
  for (const pause of pauses) {
    if (pause.from > day) break;
    const value = onTheWay(from, addDays(pause.from, -1), due, target);
    if (pause.until === null || day < pause.until) return value;
    const last = addDays(pause.until, -1);
    from = { day: last > start ? last : start, value };
    due = addDays(due, pause.movedDays ?? 0);
  }
  return onTheWay(from, day, due, target);
}

/** An open pause is treated as if it ended today. */
function bendsOf(goal: CountedGoal, start: Day, { today }: Now): readonly Expected[] {
  const days = goal.pauses.flatMap(({ from, until }) => [
    addDays(from, -1),
    until === null ? today : addDays(until, -1),
  ]);
  const due = goal.dueDate > start ? goal.dueDate : start;
  const between = days.filter((day) => day > start && day < due);
  return [
    { day: start, value: 0 },
    ...between.map((day) => ({ day, value: expectedOn(day, goal, start) })),
    { day: due, value: goal.measurable.targetValue },
  ];
}

// Back-dated decreases can go below 0; huge sums are not finite.
function bounded(value: number): number {
  return Math.min(Number.MAX_VALUE, Math.max(0, value || 0));
}

function endOf({ completedAt, closedAt }: CountedGoal, now: Now): Day {
  const end = completedAt ?? closedAt;
  return end === null ? now.today : dayOf(end, now.zone);
}

function valuesByDay(
  base: number,
  changes: readonly DayChange[],
  start: Day,
  end: Day,
): ReadonlyMap<Day, number> {
  const values = new Map([[start, base]]);
  let value = base;
  for (const { day, by } of changes) {
    value = sum(value, by);
    // A zone change can put an entry before the creation day.
    values.set(day < start ? start : day, bounded(value));
  }
  const last = changes.at(-1)?.day ?? start;
  return end > last && end > start ? values.set(end, bounded(value)) : values;
}

function hasEnded(goal: CountedGoal, now: Now): boolean {
  return goal.status === "closed" || isCompleted(goal, now);
}

/** From the day after creation, once something was logged, never after the end (product 4.29). */
function leadOf(goal: CountedGoal, logged: boolean, now: Now, start: Day): PaceLead | null {
  if (hasEnded(goal, now) || !logged || now.today <= start) return null;
  const { currentValue, targetValue } = goal.measurable;
  const difference = sum(currentValue, -expectedOn(now.today, goal, start));
  const by = toParts(Math.abs(difference), 100);
  if (by === 0 || Math.abs(difference) * 100 < targetValue * limits.onPacePercent)
    return { kind: "on pace", by: 0 };
  return { kind: difference > 0 ? "ahead" : "behind", by };
}

/** The target must be positive. */
function hasPace(goal: GoalCard): goal is CountedGoal {
  return isCounted(goal.measurable) && goal.measurable.targetValue > 0;
}

/** The lead without a ledger: any value above 0 counts as logged (product 6.13). */
export function cardLead(goal: GoalCard, now: Now): PaceLead | null {
  if (!hasPace(goal)) return null;
  return leadOf(goal, goal.measurable.currentValue !== 0, now, dayOf(goal.createdAt, now.zone));
}

/** Units a day over `paceWindowDays` without pauses; null if entries are too few. */
function recentRate(
  { pauses }: GoalCard,
  changes: readonly DayChange[],
  now: Now,
  start: Day,
): number | null {
  const window = addDays(now.today, 1 - limits.paceWindowDays);
  const from = window > start ? window : start;
  const recent = changes.filter(({ day }) => day >= from && day <= now.today);
  const [first, last] = [recent.at(0), recent.at(-1)];
  if (!first || !last || daysBetween(first.day, last.day) < limits.paceSpanDays) return null;
  const gained = recent.reduce((total, { by }) => sum(total, by), 0);
  const days = daysBetween(from, now.today) + 1;
  return gained / Math.max(1, days - pausedDays(pauses, addDays(from, -1), now.today));
}

/** The forecast day at the recent rate (product 4.30). */
function finishOf(goal: CountedGoal, changes: readonly DayChange[], now: Now, start: Day) {
  const { currentValue, targetValue } = goal.measurable;
  const rate = recentRate(goal, changes, now, start);
  if (hasEnded(goal, now) || rate === null || rate <= 0) return null;
  const days = Math.ceil(sum((targetValue - currentValue) / rate, 0));
  return days <= limits.paceHorizonDays ? addDays(now.today, days) : null;
}

/** The pace line from a ledger, oldest first, possibly cut at its start; null without one (product 4.28). */
export function paceOf(goal: GoalCard, entries: readonly LedgerEntry[], now: Now): Pace | null {
  if (!hasPace(goal)) return null;
  const { measurable } = goal;
  const start = dayOf(goal.createdAt, now.zone);
  const changes = dailyChanges(entries);
  const base = entries[0]?.from ?? measurable.currentValue;
  const values = valuesByDay(Number(base), changes, start, endOf(goal, now));
  return {
    start,
    due: goal.dueDate,
    target: measurable.targetValue,
    unit: unitInWords(measurable),
    points: [...values].map(([day, value]) => ({
      day,
      value,
      expected: expectedOn(day, goal, start),
    })),
    straight: bendsOf(goal, start, now),
    lead: leadOf(goal, changes.length > 0, now, start),
    finish: finishOf(goal, changes, now, start),
  };
}
