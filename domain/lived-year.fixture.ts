import { assert } from "vitest";
import {
  duePeriod,
  missedPeriods,
  periodsBetween,
  periodState,
  type Cadence,
  type CheckInDay,
  cadenceOf,
} from "./check-in-period.ts";
import { completed } from "./completion.ts";
import { addDays, dayNumber, nowIn, type Day, type Now } from "./day.ts";
import {
  closed,
  deleted,
  paused,
  reopened,
  restored,
  resumed,
  type KeptGoal,
  type LifeChange,
} from "./goal-life.ts";
import * as limits from "./limits.ts";
import { isRefused, type Ruled } from "./refusal.ts";
import { outOf100, sampleGoal } from "./sample-goal.ts";
import { changedRhythms, earliestPeriod, firstRhythms } from "./check-in-rhythm.ts";

export const zones = [
  "Pacific/Kiritimati",
  "Pacific/Honolulu",
  "Asia/Kathmandu",
  "America/St_Johns",
  "Europe/London",
  "Australia/Lord_Howe",
];
const HOUR = 3_600_000;
const START = Date.parse("2025-01-15T07:30:00Z");

export const plain = [
  "check-in",
  "complete",
  "close",
  "reopen",
  "delete",
  "restore",
  "resume",
] as const;
export type Act =
  | { readonly kind: (typeof plain)[number] }
  | { readonly kind: "pause"; readonly days: number | null }
  | { readonly kind: "change"; readonly weeks: Cadence; readonly weekday: CheckInDay }
  | { readonly kind: "move"; readonly zone: string };

/** One person with one goal, who lives hour by hour. */
export class Life {
  readonly met = new Set<string>();
  private at = START;
  private zone: string;
  private movedAt = -Infinity;
  private shortDays: Day[] = [];
  private goal: KeptGoal;
  private readonly done = new Set<Day>();
  private readonly lived = new Set<Day>();
  private readonly wasDue = new Set<string>();
  private readonly made: Day;

  constructor(zone: string, on: CheckInDay) {
    this.zone = zone;
    this.made = this.now.today;
    this.goal = {
      ...sampleGoal,
      measurable: outOf100(95),
      dueDate: "2027-01-01",
      createdAt: START,
      rhythms: firstRhythms(this.made, on),
      deletedAt: null,
      formerCoachUid: null,
      formerCoachedAt: null,
      checkInDay: on,
    };
  }

  private get now(): Now {
    return nowIn(this.at, this.zone);
  }

  private get isUnderWay(): boolean {
    return this.goal.status === "active" && this.goal.deletedAt === null;
  }

  private states(today: Day) {
    const { goal, shortDays } = this;
    return periodsBetween(goal.rhythms, addDays(this.made, -30), today).map((period) => ({
      ...period,
      state: periodState(goal, period, this.done.has(period.from), { shortDays }, today),
    }));
  }

  private misses(): Day[] {
    const { goal, shortDays } = this;
    const { today } = this.now;
    // While a goal rests nothing of it is told as missed; gone it is not.
    const awake = { ...goal, pauses: goal.pauses.map((pause) => ({ ...pause, answered: true })) };
    return missedPeriods(awake, this.made, { shortDays }, today).map(({ from }) => from);
  }

  /** Each period is there once, and what was missed was due on each of its days. */
  assertSound(): void {
    const { today } = this.now;
    const known = this.goal.rhythms[0]?.from ?? "9999";
    if (!this.isUnderWay) return;
    const told = this.states(today);
    // Periods follow one another, and none is there twice.
    for (const [at, { from, until }] of told.entries())
      assert(from < until && until <= (told[at + 1]?.from ?? "9999"), `${from} ${until}`);
    for (const from of this.done)
      if (from >= known && from <= today)
        assert(
          told.some((period) => period.from === from),
          from,
        );
    for (const { from, until, state } of this.states(today)) {
      if (state !== "missed") continue;
      // Where no check-ins are to come any more, none is told as missed.
      const isTold = cadenceOf(this.goal.rhythms) !== 0 && from > (this.goal.checkedIn ?? "");
      assert.equal(this.misses().includes(from), isTold);
      for (let day = from; day < until; day = addDays(day, 1))
        assert(!this.lived.has(day) || this.wasDue.has(`${from} ${day}`), `${from} ${day}`);
    }
    for (const { state } of this.states(today)) this.met.add(state);
  }

  hour(): void {
    const before = dayNumber(this.now.today);
    this.at += HOUR;
    const { today } = this.now;
    assert.isAtMost(dayNumber(today) - before, 1);
    this.lookAround(today);
  }

  private lookAround(today: Day): void {
    if (!this.isUnderWay) return;
    const due = duePeriod(this.goal, { today });
    this.lived.add(today);
    if (due !== null) this.wasDue.add(`${due.from} ${today}`);
  }

  private ruled(one: Act, now: Now): Ruled<LifeChange> | null {
    const { goal } = this;
    switch (one.kind) {
      case "complete": {
        const done = goal.deletedAt === null ? completed(goal, now) : null;
        return done === null || isRefused(done)
          ? null
          : { goal: { ...goal, ...done }, change: null };
      }
      case "close":
        return closed(goal, "", now);
      case "reopen":
        return reopened(goal, now);
      case "delete":
        return deleted(goal, now);
      case "restore":
        return restored(goal, now);
      case "pause":
        return paused(
          goal,
          { until: one.days === null ? null : addDays(now.today, one.days) },
          now,
        );
      case "resume":
        return resumed(goal, false, now);
      case "check-in":
      case "change":
      case "move":
        return null;
    }
  }

  private checkIn(now: Now): void {
    const due = this.isUnderWay ? duePeriod(this.goal, now) : null;
    if (due === null) return;
    assert(!this.done.has(due.from), due.from);
    this.goal = { ...this.goal, checkedIn: due.from };
    this.done.add(due.from);
    this.met.add("check-in");
  }

  private change({ weeks, weekday: on }: Extract<Act, { kind: "change" }>, now: Now): void {
    if (!this.isUnderWay) return;
    const { goal } = this;
    const earliest = earliestPeriod(this.made);
    this.goal = {
      ...goal,
      checkInDay: on,
      rhythms: changedRhythms(goal, { weeks, weekday: on }, earliest, now.today),
    };
    this.met.add(`every ${weeks}`);
  }

  private move(zone: string, { today: old }: Now): void {
    if (this.at - this.movedAt < limits.zoneChangeHours * HOUR) return;
    this.movedAt = this.at;
    this.zone = zone;
    const { today } = this.now;
    for (let day = old; day < today; day = addDays(day, 1)) this.shortDays.push(day);
    this.shortDays = this.shortDays.slice(-limits.shortDaysKept);
    const [from, to] = [dayNumber(old), dayNumber(today)];
    this.met.add(from < to ? "east" : from > to ? "west" : "near");
  }

  act(one: Act): void {
    const { now, goal } = this;
    const missed = this.misses();
    if (one.kind === "check-in") this.checkIn(now);
    else if (one.kind === "change") this.change(one, now);
    else if (one.kind === "move") this.move(one.zone, now);
    else {
      const after = this.ruled(one, now);
      if (after === null || isRefused(after)) return;
      this.goal = after.goal;
      this.met.add(one.kind);
    }
    const { today } = this.now;
    // Nothing that anybody does makes a miss; a goal that comes back, or has a cadence again, brings back what it had missed.
    const awaited = ({ status, rhythms }: KeptGoal) =>
      status === "active" && cadenceOf(rhythms) !== 0;
    const cameBack = !awaited(goal) && awaited(this.goal);
    if (!cameBack) assert.includeMembers(missed, this.misses());
    this.assertSound();
    this.lookAround(today);
  }
}
