import {
  lastDayOf,
  periodAt,
  periodState,
  type CheckInDay,
  type Excuse,
  type Period,
  type PeriodState,
} from "./check-in-period.ts";
import { addDays, dayOf, daysBetween, weekFrom, type Day, type Now } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import type { EntrySource } from "./ledger.ts";
import * as limits from "./limits.ts";
import type { MeasureValue } from "./measure.ts";
import { cardLead } from "./pace.ts";
import { pausedDays } from "./pause.ts";
import { sum } from "./progress.ts";

/** A day's entries of one kind, without undone ones. */
export interface KnownMove {
  readonly day: Day;
  /** Sum of the changes; null for measures that are not counted. */
  readonly by: number | null;
  readonly from: MeasureValue;
  readonly to: MeasureValue;
  readonly how: "logged" | "logged-later" | "check-in";
}

/** How entries of each source count in a week (product 36.3). */
export const moveKinds: Readonly<Record<Exclude<EntrySource, "undo">, KnownMove["how"]>> = {
  step: "logged",
  change: "logged",
  set: "logged",
  "check-in": "check-in",
  "back-dated": "logged-later",
  import: "logged-later",
};

export type DayMark = "logged" | "logged-later" | "paused" | "none";

export interface MarkedDay {
  readonly day: Day;
  readonly mark: DayMark;
}

export type WeekState = "open" | "done" | "missed" | "away";

export interface Change {
  /** Null for measures that are not counted. */
  readonly by: number | null;
  readonly to: MeasureValue;
}

/** What one check-in of a goal looks back on (product 36.1). */
export interface GoalWeek {
  /** In which the check-in is made. */
  readonly period: Period;
  readonly days: readonly MarkedDay[];
  /** Null if the value did not change. */
  readonly change: Change | null;
  /** From the period's first day on, not with the check-in itself. */
  readonly since: Change | null;
  readonly state: WeekState;
}

type Dated = Pick<GoalCard, "rhythms" | "createdAt" | "pauses">;

/** The first day that a period's check-in looks back on (product 36.1). */
export function lookBackFrom({ rhythms, createdAt }: Dated, { from }: Period, zone: string): Day {
  const before = periodAt(rhythms, addDays(from, -1));
  if (before !== null) return before.from;
  const created = dayOf(createdAt, zone);
  const isNew = daysBetween(created, from) < 7 + limits.firstCheckInDays;
  return isNew ? created : addDays(from, -7);
}

const states: Readonly<Record<PeriodState, WeekState>> = {
  due: "open",
  done: "done",
  missed: "missed",
  excused: "away",
};

function markOf(day: Day, moves: readonly KnownMove[], { pauses }: Dated): DayMark {
  const own = moves.filter((move) => move.day === day);
  if (own.some(({ how }) => how === "logged")) return "logged";
  if (own.length > 0) return "logged-later";
  return pausedDays(pauses, addDays(day, -1), day) > 0 ? "paused" : "none";
}

/** The change by moves in ledger order; null if they cancel out. */
export function changeOf(moves: readonly KnownMove[]): Change | null {
  const [first, last] = [moves.at(0), moves.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (last.by === null) return first.from === last.to ? null : { by: null, to: last.to };
  const by = moves.reduce((total, move) => sum(total, move.by ?? 0), 0);
  return by === 0 ? null : { by, to: last.to };
}

/** The week of a period, from its goal's moves in ledger order; `done` if it has a check-in (product 36.1). */
export function goalWeek(
  goal: Dated,
  period: Period,
  moves: readonly KnownMove[],
  { done, excuse }: { readonly done: boolean; readonly excuse: Excuse },
  { today, zone }: Pick<Now, "today" | "zone">,
): GoalWeek {
  const first = lookBackFrom(goal, period, zone);
  const length = daysBetween(first, period.from);
  const days = Array.from({ length }, (_, n) => addDays(first, n));
  const isOwn = ({ how }: KnownMove) => how === "check-in";
  const isBefore = ({ day }: KnownMove) => day >= first && day < period.from;
  const isWithin = ({ day }: KnownMove) => day >= period.from && day < period.until;
  const logged = moves.filter((move) => !isOwn(move));
  return {
    period,
    days: days.map((day) => ({ day, mark: markOf(day, logged, goal) })),
    change: changeOf(moves.filter((move) => (isOwn(move) ? isWithin(move) : isBefore(move)))),
    since: changeOf(logged.filter(isWithin)),
    state: states[periodState(goal, period, done, excuse, today)],
  };
}

/** The seven days from a check-in day in which the check-ins of a sheet are made (product 36.2). */
export function sheetAt(day: Day, checkInDay: CheckInDay): Period {
  const from = weekFrom(day, checkInDay);
  return { from, until: addDays(from, 7) };
}

export interface SheetGoal extends Dated {
  /** Null while active. */
  readonly ended: Day | null;
}

/** The goal's period on a sheet; null for none, or if the goal ended before it was over (product 36.2). */
export function periodOnSheet(
  { rhythms, ended }: SheetGoal,
  sheet: Period,
  today: Day,
): Period | null {
  const last = lastDayOf(sheet);
  const period = periodAt(rhythms, last < today ? last : today);
  if (period === null || period.until <= sheet.from) return null;
  return ended !== null && ended < period.until ? null : period;
}

/** The first day within a week on which doing nothing puts the goal behind its pace (product 36.4). */
export function behindFrom(goal: GoalCard, now: Now): Day | null {
  const kindOn = (today: Day) => cardLead(goal, { ...now, today })?.kind;
  const kind = kindOn(now.today);
  if (kind === undefined || kind === "behind") return null;
  const ahead = Array.from({ length: 7 }, (_, days) => addDays(now.today, days + 1));
  return ahead.find((day) => kindOn(day) === "behind") ?? null;
}
