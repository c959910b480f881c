import type { Cadence, CheckInDay, PeriodState } from "./cadence.ts";
import * as limits from "./limits.ts";

/** A day as its number since 1970. */
type DayNumber = number;
const HORIZON = 500;

/** 1970-01-01 was a Thursday. */
function weekdayOf(day: DayNumber): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

function firstOn(weekday: CheckInDay, day: DayNumber): DayNumber {
  return weekdayOf(day) === weekday ? day : firstOn(weekday, day + 1);
}

/**
 * What `cadence.ts` calculates, done the long way, to compare with: each day of a calendar is painted with the first day of
 * the period that it is of, a change paints what lies ahead anew, and each day that was lived is marked as it was.
 */
export class PaintedCalendar {
  private readonly paint = new Map<DayNumber, DayNumber>();
  private readonly lengths = new Map<DayNumber, number>();
  private readonly rested = new Map<DayNumber, boolean>();
  private readonly cut = new Set<DayNumber>();
  private readonly done = new Set<DayNumber>();
  private readonly made: DayNumber;
  private weeks: Cadence = 1;
  private pause: { readonly on: DayNumber; readonly until: DayNumber | null } | null = null;
  private resumedOn: DayNumber = -Infinity;
  private furthest: DayNumber = -Infinity;

  constructor(made: DayNumber, weekday: CheckInDay) {
    this.made = made;
    this.paintFrom(made + limits.firstCheckInDays, weekday);
  }

  private get lastDone(): DayNumber {
    return Math.max(-Infinity, ...this.done);
  }

  private paintFrom(day: DayNumber, weekday: CheckInDay): void {
    let first = firstOn(weekday, day);
    for (let one = first; one < this.made + HORIZON; one += 1) {
      if (one - first === this.weeks * 7) first = one;
      this.paint.set(one, first);
      this.lengths.set(first, this.weeks * 7);
    }
  }

  private eraseFrom(day: DayNumber): void {
    for (const one of this.paint.keys()) if (one >= day) this.paint.delete(one);
  }

  private endOf(first: DayNumber): DayNumber {
    let day = first;
    while (this.paint.get(day) === first) day += 1;
    return day;
  }

  /** Who has moved west and has done what lies ahead is in what is done. */
  private reached(today: DayNumber): DayNumber {
    return Math.max(today, this.lastDone);
  }

  private stop(day: DayNumber): void {
    const first = this.paint.get(day);
    if (first === undefined) return this.eraseFrom(day);
    const isDone = first <= this.lastDone;
    this.eraseFrom(isDone ? this.endOf(first) : first);
  }

  change(weeks: Cadence, weekday: CheckInDay, today: DayNumber): void {
    const day = this.reached(today);
    this.weeks = weeks;
    if (weeks === 0) return this.stop(day);
    const first = this.paint.get(day);
    if (first === undefined) {
      this.eraseFrom(day);
      return this.paintFrom(Math.max(day + 1, this.made + limits.firstCheckInDays), weekday);
    }
    const full = first + (this.lengths.get(first) ?? 0);
    const end = day < full ? firstOn(weekday, full) : this.endOf(first);
    this.eraseFrom(day + 1);
    for (let one = day + 1; one < end; one += 1) this.paint.set(one, first);
    this.paintFrom(end, weekday);
  }

  /** A goal that goes on today, after it was over since a day. */
  restart(ended: DayNumber, today: DayNumber): void {
    const hasBegun = [...this.paint.keys()].some((day) => day <= today);
    const ahead = [...this.paint].filter(([, first]) => first > today);
    if (!hasBegun || ahead.length === 0) return;
    this.stop(this.reached(ended));
    for (const [day, first] of ahead) this.paint.set(day, first);
  }

  checkIn(first: DayNumber): void {
    if (this.done.has(first)) throw new Error(`The period of ${first} was done twice`);
    this.done.add(first);
  }

  rest(until: DayNumber | null, today: DayNumber): void {
    const on = this.isResting(today) ? this.pause!.on : Math.max(today, this.resumedOn);
    this.pause = { on, until };
    // Who has moved west may have rested already on days that no longer are of it.
    if (until !== null) this.wakeFrom(Math.max(on, until));
  }

  resume(today: DayNumber): void {
    if (this.pause !== null && this.isResting(today)) {
      // Who has moved west may be before the day on which it began, and that before may rest with another pause.
      const from = Math.max(today, this.pause.on);
      if (today > this.pause.on) this.resumedOn = today;
      this.wakeFrom(from);
    } else if (this.pause?.until != null) this.resumedOn = this.pause.until;
    this.pause = null;
  }

  private wakeFrom(from: DayNumber): void {
    for (const day of this.rested.keys()) if (day >= from) this.rested.set(day, false);
  }

  /** A goal that has ended on a day and is taken up again rests no more. */
  wake(ended: DayNumber): void {
    if (this.isResting(ended)) this.resume(ended);
  }

  isResting(day: DayNumber): boolean {
    return this.pause !== null && (this.pause.until === null || day < this.pause.until);
  }

  /** Marks a day, as far as it has been lived, and those that a move leapt over. */
  live(from: DayNumber, to: DayNumber): void {
    for (let day = from; day < to; day += 1) this.cut.add(day);
    for (let day = Math.min(from + 1, to); day <= to; day += 1) {
      const isRested = this.isResting(day) && day >= (this.pause?.on ?? Infinity);
      // A day that comes again, after a move west, is not less rested for that.
      if (isRested || day >= this.furthest) this.rested.set(day, isRested);
      this.furthest = Math.max(this.furthest, day);
    }
  }

  /** The first day of what is due; undefined where nothing is. */
  dueOn(today: DayNumber): DayNumber | undefined {
    const first = this.paint.get(today);
    if (first === undefined || first <= this.lastDone || this.isResting(today)) return undefined;
    return first;
  }

  /** Every period that has begun, with its first day, its days and how it stands. */
  periods(today: DayNumber): { first: DayNumber; days: number; state: PeriodState }[] {
    const firsts = new Set([...this.paint].filter(([, f]) => f <= today).map(([, f]) => f));
    return [...firsts]
      .toSorted((a, b) => a - b)
      .map((first) => {
        const days = [...this.paint].filter(([, of]) => of === first).map(([day]) => day);
        const last = Math.max(...days);
        const isExcused = days.some((day) => this.rested.get(day)) || this.cut.has(last);
        const open = today <= last ? "due" : "missed";
        const state = this.done.has(first) ? "done" : isExcused ? "excused" : open;
        return { first, days: days.length, state };
      });
  }
}
