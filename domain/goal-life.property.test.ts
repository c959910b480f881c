import fc from "fast-check";
import { expect, test } from "vitest";
import { completed } from "./completion.ts";
import { addDays, daysBetween, nowIn, parseDay, type Now } from "./day.ts";
import { edited } from "./goal-edit.ts";
import {
  closed,
  completionUndone,
  deleted,
  paused,
  reopened,
  restored,
  resumed,
  type KeptGoal,
  type LifeChange,
} from "./goal-life.ts";
import { isOverdue, isStalled } from "./insight.ts";
import { cardLead, paceOf } from "./pace.ts";
import type { Pause } from "./pause.ts";
import { daysWithoutProgress, percentage, progressed } from "./progress.ts";
import { isRefused, type Ruled } from "./refusal.ts";
import { runs } from "./rounds.fixture.ts";
import { noonOf, outOf100, sampleGoal } from "./sample-goal.ts";
import { keptGoal } from "./standing.fixture.ts";

const zones = [
  "UTC",
  "Pacific/Kiritimati",
  "Pacific/Honolulu",
  "Asia/Kathmandu",
  "America/St_Johns",
];
const START = noonOf("2025-03-05").at;
const HOUR = 3_600_000;

type Act =
  | { readonly kind: "step" | "complete" | "undo" | "reopen" | "delete" | "restore" | "close" }
  | { readonly kind: "pause"; readonly days: number | null }
  | { readonly kind: "resume"; readonly move: boolean }
  | { readonly kind: "edit"; readonly due: number }
  | { readonly kind: "wait"; readonly hours: number }
  | { readonly kind: "move"; readonly zone: string };

const plain = ["step", "complete", "undo", "reopen", "delete", "restore", "close"] as const;
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constantFrom(...plain) }),
  fc.record({
    kind: fc.constant("pause" as const),
    days: fc.option(fc.integer({ min: 0, max: 92 })),
  }),
  fc.record({ kind: fc.constant("resume" as const), move: fc.boolean() }),
  fc.record({ kind: fc.constant("edit" as const), due: fc.integer({ min: -40, max: 400 }) }),
  fc.record({ kind: fc.constant("wait" as const), hours: fc.integer({ min: 0, max: 900 }) }),
  fc.record({ kind: fc.constant("move" as const), zone: fc.constantFrom(...zones) }),
);

function done(goal: KeptGoal, now: Now): Ruled<LifeChange> {
  const ruled = completed(goal, now);
  if (isRefused(ruled)) return ruled;
  const { coachUid: formerCoachUid, coachedAt: formerCoachedAt } = goal;
  const free = { coachUid: null, coachName: null, coachedAt: null };
  return { goal: { ...goal, ...ruled, ...free, formerCoachUid, formerCoachedAt }, change: null };
}

function stepped(goal: KeptGoal, now: Now): Ruled<LifeChange> {
  const measurable = progressed(goal, { kind: "change", by: 30 }, now);
  return isRefused(measurable) ? measurable : { goal: { ...goal, measurable }, change: null };
}

function rule(one: Act, goal: KeptGoal, now: Now): Ruled<LifeChange> | null {
  switch (one.kind) {
    case "step":
      return stepped(goal, now);
    case "complete":
      return done(goal, now);
    case "undo":
      return completionUndone(goal, now);
    case "reopen":
      return reopened(goal, now);
    case "delete":
      return deleted(goal, now);
    case "restore":
      return restored(goal, now);
    case "close":
      return closed(goal, "Less", now);
    case "pause":
      return paused(goal, { until: one.days === null ? null : addDays(now.today, one.days) }, now);
    case "resume":
      return resumed(goal, one.move, now);
    case "edit": {
      const change = { dueDate: addDays("2025-03-05", one.due) };
      return edited(goal, { change, shown: {}, why: "So" }, now);
    }
    case "wait":
    case "move":
      return null;
  }
}

/** What holds of a goal whatever was done to it. */
function expectSound(goal: KeptGoal, now: Now): void {
  const ended = goal.status !== "active" || goal.deletedAt !== null;
  expect(ended && goal.coachUid !== null).toBe(false);
  expect(goal.completed).toBe(goal.status === "completed");
  expect(goal.closedAt !== null).toBe(goal.status === "closed");
  expect(goal.completedAt !== null).toBe(goal.completed);
  expect(parseDay(goal.dueDate)).toBe(goal.dueDate);
  const percent = percentage(goal, now);
  expect(percent >= 0 && percent <= 100).toBe(true);
  for (const [at, { from, until }] of goal.pauses.entries()) {
    const next = goal.pauses[at + 1]?.from ?? "9999-99-99";
    const isLast = at === goal.pauses.length - 1;
    expect(until === null ? isLast : from <= until && until <= next).toBe(true);
  }
}

test("whatever is done to a goal, it is sound: who has ended has no coach, pauses never overlap, and only a step moves it", () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      let [at, zone] = [START, "UTC"];
      let goal: KeptGoal = {
        ...keptGoal,
        measurable: outOf100(95),
        coachUid: "coach",
        coachName: "Grace",
        coachStatus: "accepted",
        coachedAt: START,
      };
      for (const one of acts) {
        if (one.kind === "wait") at += one.hours * HOUR;
        if (one.kind === "move") zone = one.zone;
        const now = nowIn(at, zone);
        const ruled = rule(one, goal, now);
        if (ruled === null || isRefused(ruled)) {
          if (ruled !== null) met.add(ruled.refused);
          continue;
        }
        met.add(one.kind);
        // A deleted goal is nobody's to move: the server does not find it.
        if (one.kind === "step" && goal.deletedAt !== null) continue;
        const isMoved = ruled.goal.measurable.currentValue !== goal.measurable.currentValue;
        expect(isMoved && one.kind !== "step").toBe(false);
        if (one.kind === "complete" && goal.deletedAt !== null) continue;
        goal = ruled.goal;
        expectSound(goal, now);
      }
    }),
    runs(2_000, 300, 1),
  );
  expect([...met]).toEqual(
    expect.arrayContaining([
      ...plain,
      "pause",
      "resume",
      "edit",
      "goal.closed",
      "pause.day-invalid",
    ]),
  );
});

const days = fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { minLength: 0, maxLength: 8 });

/** Pauses by the days between which they last; of an odd number the last has no end. */
function pausesOf(ends: readonly number[]): readonly Pause[] {
  const sorted = ends.toSorted((one, other) => one - other);
  return sorted.flatMap((from, at): Pause[] => {
    if (at % 2 === 1) return [];
    const until = sorted[at + 1];
    const day = (count: number) => addDays("2025-03-01", count);
    return [{ from: day(from), until: until === undefined ? null : day(until), answered: true }];
  });
}

test("a pause never makes anything worse: no pace, no stall, no overdue day, no end", () => {
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 0, max: 150 }),
      fc.integer({ min: 0, max: 120 }),
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 0, max: 100 }),
      (ends, gone, due, value, moved) => {
        const now = noonOf(addDays("2025-03-01", gone));
        const lastProgressUpdateAt = noonOf(addDays("2025-03-01", Math.min(moved, gone))).at;
        const dueDate = addDays("2025-03-01", due);
        const before = {
          ...sampleGoal,
          measurable: outOf100(value),
          dueDate,
          lastProgressUpdateAt,
        };
        // A pause that has not begun yet is not known.
        const pauses = pausesOf(ends).filter(({ from }) => from <= now.today);
        const after = { ...before, pauses };
        const by = (goal: typeof after | typeof before) => {
          const lead = cardLead(goal, now);
          return lead === null ? 0 : lead.kind === "behind" ? lead.by : -lead.by;
        };
        // Behind by less than 1 of 100 is on pace.
        expect(by(after)).toBeLessThanOrEqual(by(before) + 1);
        expect(isOverdue(after, now) && !isOverdue(before, now)).toBe(false);
        expect(isStalled(after, now) && !isStalled(before, now)).toBe(false);
        expect(daysWithoutProgress(after, now)).toBeLessThanOrEqual(
          daysWithoutProgress(before, now),
        );
        const entry = (day: number, from: number, to: number) => ({
          id: `${day}`,
          from,
          to,
          day: addDays("2025-03-01", day),
          at: 1,
          note: null,
          source: "step" as const,
          undoes: null,
        });
        const entries = [entry(0, 0, 1), entry(Math.min(gone, 10), 1, value)];
        const finish = [before, after].map((goal) => paceOf(goal, entries, now)?.finish ?? null);
        const [without, with_] = finish;
        expect(without && with_ ? daysBetween(without, with_) : 0).toBeLessThanOrEqual(0);
      },
    ),
    runs(3_000, 300, 1),
  );
});
