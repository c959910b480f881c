import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayOf, daysBetween, nowIn, type Day } from "./day.ts";
import { goalLists } from "./goal-list.fixture.ts";
import type { Goal } from "./goal.ts";
import { measures, measureTypes, type Measure, type ValueKind } from "./measure.ts";
import { pausedDays } from "./pause.ts";
import {
  daysWithoutProgress,
  percentage,
  progressed,
  progressStatus,
  share,
  sum,
  toParts,
  type ProgressChange,
} from "./progress.ts";
import { isRefused } from "./refusal.ts";
import { rounds } from "./rounds.fixture.ts";
import { noonOf, sampleGoal } from "./sample-goal.ts";

const day: fc.Arbitrary<Day> = fc
  .integer({ min: -400, max: 400 })
  .map((days) => addDays("2025-03-10", days));
const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const reached = finite.map((value) => Math.abs(value));

const measure: fc.Arbitrary<Measure> = fc.oneof(
  fc.record({
    type: fc.constantFrom("Numeric" as const, "DailyStreak" as const),
    targetValue: finite,
    currentValue: reached,
    unit: fc.string(),
  }),
  fc.record({
    type: fc.constant("Boolean" as const),
    targetValue: fc.constant(null),
    currentValue: fc.boolean(),
    unit: fc.constant(""),
  }),
  fc.record({
    type: fc.constant("Date" as const),
    targetValue: day,
    currentValue: fc.option(day),
    unit: fc.constant(""),
  }),
);

// What a client may send, right or wrong; the rev that it has seen is set where it is sent.
const change: fc.Arbitrary<ProgressChange> = fc.oneof(
  fc.constant({ kind: "step" as const }),
  fc.record({ kind: fc.constant("change" as const), by: fc.oneof(fc.integer(), fc.double()) }),
  fc.record({
    kind: fc.constant("set" as const),
    value: fc.oneof(fc.double(), fc.nat(), fc.boolean(), day, fc.string(), fc.constant(null)),
    rev: fc.constant(0),
  }),
);

function seen(asked: ProgressChange, fresh: boolean, { rev }: Goal): ProgressChange {
  return asked.kind === "set" && fresh ? { ...asked, rev } : asked;
}

function withMeasure(goal: Goal, measurable: Measure): Goal {
  return { ...goal, measurable, rev: goal.rev + 1 };
}

function isSound({ type, currentValue }: Measure): boolean {
  const sound: Record<ValueKind, () => boolean> = {
    amount: () => Number.isFinite(currentValue) && (currentValue as number) >= 0,
    answer: () => typeof currentValue === "boolean",
    day: () => currentValue === null || /^\d{4}-\d{2}-\d{2}$/.test(currentValue as string),
  };
  return sound[measures[type].kind]() && !Object.is(currentValue, -0);
}

const sent = fc.array(fc.tuple(change, fc.boolean()));

test("whatever is asked of a goal, it keeps a sound value and a percentage from 0 to 100", () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(measure, day, sent, fc.boolean(), (measurable, today, changes, completed) => {
      const now = noonOf(today);
      const status = completed ? "completed" : "active";
      let goal: Goal = { ...sampleGoal, measurable, completed, status };
      for (const [asked, fresh] of changes) {
        const moved = progressed(goal, seen(asked, fresh, goal), now);
        met.add(isRefused(moved) ? moved.refused : moved.type);
        if (isRefused(moved)) continue;
        expect(completed).toBe(false);
        expect(moved).toEqual({ ...goal.measurable, currentValue: moved.currentValue });
        expect(isSound(moved)).toBe(true);
        goal = withMeasure(goal, moved);
      }
      const percent = percentage(goal, now);
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      expect(progressStatus(goal, now) === "completed").toBe(percent === 100);
    }),
    { numRuns: 1_000 },
  );
  // Otherwise the property would hold of refusals alone.
  expect([...met]).toEqual(
    expect.arrayContaining([
      ...measureTypes,
      "goal.already-completed",
      "progress.already-done",
      "progress.date-in-future",
      "progress.no-action-for-date",
      "progress.stale",
      "progress.value-invalid",
    ]),
  );
});

test("the share of whole numbers is rounded exactly, halves up", () => {
  const whole = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(whole, whole, (current, target) => {
      const rounded = (200n * BigInt(current) + BigInt(target)) / (2n * BigInt(target));
      expect(share(current, target)).toBe(Math.min(100, Number(rounded)));
    }),
    { numRuns: 2_000 },
  );
});

test("every half of a percent is rounded up", () => {
  for (let halves = 1; halves < 200; halves += 2) expect(share(halves, 200)).toBe((halves + 1) / 2);
});

test("the elapsed share of a Date is exact, rounded down, and 99 at most through its target day", () => {
  const span = fc.integer({ min: 1, max: 5_000 });
  const made = "2025-03-01";
  fc.assert(
    fc.property(span, span, (whole, elapsed) => {
      const targetValue = addDays(made, whole);
      const measurable: Measure = { type: "Date", targetValue, currentValue: null, unit: "" };
      const percent = percentage({ ...sampleGoal, measurable }, noonOf(addDays(made, elapsed)));
      const exact = Number((100n * BigInt(elapsed)) / BigInt(whole));
      expect(percent).toBe(elapsed > whole ? 100 : Math.min(99, exact));
    }),
    { numRuns: 2_000 },
  );
});

test("steps and staged changes of one goal commute where none meets the floor", () => {
  const cents = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100);
  fc.assert(
    fc.property(cents, fc.array(cents, { maxLength: 6 }), (currentValue, changes) => {
      const start: Measure = { type: "Numeric", targetValue: 5, currentValue, unit: "km" };
      const added = (order: number[]) =>
        order.reduce<Measure>((measurable, by) => {
          const goal = withMeasure(sampleGoal, measurable);
          return progressed(goal, { kind: "change", by }, noonOf("2025-03-10")) as Measure;
        }, start).currentValue;
      expect(added(changes.toReversed())).toBe(added(changes));
      expect(added([...changes, ...changes.map((by) => -by)])).toBe(currentValue);
    }),
  );
});

test("the share of amounts with two places is rounded exactly, halves up", () => {
  const hundredths = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(hundredths, hundredths, (current, target) => {
      expect(share(current / 100, target / 100)).toBe(share(current, target));
    }),
    { numRuns: 2_000 },
  );
  for (let halves = 1; halves < 200; halves += 2)
    expect(share(halves / 100, 2)).toBe((halves + 1) / 2);
});

// Halfway between two ninth places, and around it, is where arithmetic and text could part.
const nearNinePlaces = fc
  .tuple(
    fc.integer({ min: -2e15, max: 2e15 }),
    fc.constantFrom(0, 0.4, 0.45, 0.49, 0.5, 0.51, 0.55, 0.6),
    fc.constantFrom(1, 1e3, 1e6, 1e9),
  )
  .map(([whole, part, smaller]) => (Math.trunc(whole / smaller) + part) / 1e9);

test("a sum is what its 15 sure digits say at nine places, and a hundredth what they say at two", () => {
  const amounts = fc.oneof(finite, fc.double({ min: -1e7, max: 1e7, noNaN: true }), nearNinePlaces);
  fc.assert(
    fc.property(amounts, amounts, (one, other) => {
      for (const added of [one, other, 0]) {
        const exact = one + added;
        const told = Number(Number(exact.toPrecision(15)).toFixed(9));
        expect(sum(one, added)).toBe(Number.isInteger(exact) ? exact : told);
        const hundredth = Number(Number(exact.toPrecision(15)).toFixed(2));
        expect(toParts(exact, 100) + 0).toBe(hundredth + 0);
      }
    }),
    { numRuns: rounds(5_000, 1_000) },
  );
});

test("days without progress are those from one calendar day to the other", () => {
  const now = nowIn(Date.UTC(2027, 2, 14, 6), "America/New_York");
  fc.assert(
    fc.property(goalLists(now), (goals) => {
      for (const goal of goals) {
        const since = dayOf(goal.lastProgressUpdateAt ?? goal.createdAt, now.zone);
        const pauses = [{ from: addDays(now.today, -9), until: null, answered: false }];
        const days = daysBetween(since, now.today);
        expect(daysWithoutProgress(goal, now)).toBe(days);
        const rested = days - pausedDays(pauses, since, now.today);
        expect(daysWithoutProgress({ ...goal, pauses }, now)).toBe(rested);
      }
    }),
  );
});
