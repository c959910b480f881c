import fc from "fast-check";
import { expect, test } from "vitest";
import {
  periodAt,
  periodsBetween,
  type Cadence,
  type CheckInDay,
  type PeriodState,
} from "./check-in-period.ts";
import { addDays } from "./day.ts";
import { Life, plain, zones, type Act } from "./lived-year.fixture.ts";
import { runs } from "./rounds.fixture.ts";

const weekday = fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<CheckInDay>;
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 10, arbitrary: fc.constant({ kind: "check-in" as const }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom(...plain) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom("reopen", "restore", "resume") }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("pause" as const),
      days: fc.option(fc.integer({ min: 1, max: 20 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("change" as const),
      weeks: fc.constantFrom<Cadence[]>(1, 1, 2, 2, 0),
      weekday,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("move" as const), zone: fc.constantFrom(...zones) }),
  },
);

// Often at once: a check-in, a move and a change of one evening.
const gap = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 140 }));
const toldActs = fc.array(fc.tuple(gap, act), {
  minLength: 80,
  maxLength: 160,
});

test("whatever a person does in a year, by the hour and in six zones, each period is there once, done once, and missed only where it was due on each of its days", () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...zones), weekday, toldActs, (zone, on, acts) => {
      const life = new Life(zone, on);
      for (const [hours, one] of acts) {
        for (let gone = 0; gone < hours; gone += 1) life.hour();
        life.act(one);
      }
      for (const one of life.met) met.add(one);
    }),
    {
      // Making a failing year shorter takes minutes.
      ...runs(200, 20, 5),
      endOnFailure: true,
    },
  );
  const cadences = ["every 0", "every 1", "every 2"];
  const states: PeriodState[] = ["done", "due", "missed", "excused"];
  const all = [...plain, ...cadences, ...states, "pause", "east", "west"];
  expect(all.filter((one) => !met.has(one))).toEqual([]);
}, 60_000);

test("the period of a day is the last one that has begun by it and is not over", () => {
  const stretch = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.constantFrom<Cadence[]>(1, 2, 0));
  const stretches = fc.array(stretch, { maxLength: 5 });
  fc.assert(
    fc.property(stretches, fc.integer({ min: -5, max: 120 }), (lengths, away) => {
      let from = "2027-01-04";
      const rhythms = lengths.map(([days, weeks]) => {
        from = addDays(from, days);
        return { from, weeks };
      });
      const day = addDays("2027-01-04", away);
      expect(periodAt(rhythms, day)).toEqual(periodsBetween(rhythms, day, day).at(-1) ?? null);
    }),
    { numRuns: 1_000 },
  );
});
