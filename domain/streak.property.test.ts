import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, addDays, dayOf, nowIn, type Day } from "./day.ts";
import * as limits from "./limits.ts";
import { runs } from "./rounds.fixture.ts";
import { streakOf, type Rest, type Streak, type StreakFacts } from "./streak.ts";
import { weeks } from "./zones.fixture.ts";

// Runs of days rather than days, so that grace is earned and used.
const daysFrom = (first: Day) =>
  fc
    .array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 4 })), {
      maxLength: 6,
    })
    .map((stretches) => {
      let ahead = -2;
      return stretches.flatMap(([logged, missed]) => {
        const begun = ahead;
        ahead += logged + missed;
        return Array.from({ length: logged }, (_, index) => addDays(first, begun + index));
      });
    });

const restFrom = (first: Day): fc.Arbitrary<Rest> =>
  fc
    .tuple(fc.integer({ min: -5, max: 120 }), fc.option(fc.integer({ min: 1, max: 25 })))
    .map(([ahead, days]) => {
      const from = addDays(first, ahead);
      return { from, until: days === null ? null : addDays(from, days) };
    });

interface Scene {
  readonly facts: StreakFacts;
  readonly today: Day;
  readonly rest: Rest;
  readonly extra: Day;
}

/** A goal of anybody's, who may have moved to the other end of the day since it was made. */
const scene: fc.Arbitrary<Scene> = fc
  .tuple(fc.constantFrom(...weeks), fc.constantFrom(...weeks), fc.integer({ min: 0, max: 120 }))
  .chain(([[madeIn, first], [nowIs], ago]) => {
    const createdAt = Date.parse(`${first}T10:30:00Z`);
    const begun = dayOf(createdAt, madeIn);
    return fc.record({
      facts: fc.record({
        verifiedDays: daysFrom(begun),
        rests: fc.array(restFrom(begun), { maxLength: 3 }),
        created: fc.constant(dayOf(createdAt, nowIs)),
        weeklyQuota: fc.option(fc.integer({ min: 1, max: limits.weeklyQuota })),
      }),
      today: fc.constant(nowIn(createdAt + ago * DAY_MS, nowIs).today),
      rest: restFrom(begun),
      extra: fc.integer({ min: -5, max: 122 }).map((ahead) => addDays(begun, ahead)),
    });
  });

const RUNS = runs(2_000, 300, 1);

const figures = ({ verifiedDays, currentRun, longestRun, grace }: Streak): readonly number[] => [
  verifiedDays,
  currentRun,
  longestRun,
  grace?.kept ?? 0,
];

/** The figures that have become smaller. */
function smaller(before: Streak, after: Streak): readonly number[] {
  const now = figures(after);
  return figures(before).filter((figure, place) => (now[place] ?? 0) < figure);
}

test("a pause makes no figure worse", () => {
  fc.assert(
    fc.property(scene, ({ facts, today, rest }) => {
      const paused = { ...facts, rests: [...facts.rests, rest] };
      expect(smaller(streakOf(facts, today), streakOf(paused, today))).toEqual([]);
    }),
    RUNS,
  );
});

test("one more verified day makes no figure smaller, whenever it is logged", () => {
  fc.assert(
    fc.property(scene, ({ facts, today, extra }) => {
      const mended = { ...facts, verifiedDays: [...facts.verifiedDays, extra] };
      expect(smaller(streakOf(facts, today), streakOf(mended, today))).toEqual([]);
    }),
    RUNS,
  );
});

test("the longest run is at least the present one, and grace is what its days have earned", () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(scene, ({ facts, today }) => {
      const { verifiedDays, currentRun, longestRun, grace } = streakOf(facts, today);
      expect(longestRun).toBeGreaterThanOrEqual(currentRun);
      expect(verifiedDays).toBeGreaterThanOrEqual(longestRun);
      expect(grace === null).toBe(facts.weeklyQuota !== null);
      if (grace === null) return;
      expect(grace.kept).toBeLessThanOrEqual(limits.graceKept);
      expect((grace.kept + grace.used) * limits.graceAfterDays).toBeLessThanOrEqual(currentRun);
      met.add(`${grace.kept} kept`).add(`${Math.min(grace.used, 2)} used`);
    }),
    RUNS,
  );
  // Otherwise the property would hold of runs that never earned anything.
  expect(met).toEqual(new Set(["0 kept", "1 kept", "2 kept", "0 used", "1 used", "2 used"]));
});

test("days and pauses in any order give the same", () => {
  const shuffled = scene.chain(({ facts, today }) =>
    fc.record({
      facts: fc.constant(facts),
      today: fc.constant(today),
      verifiedDays: fc.shuffledSubarray([...facts.verifiedDays], {
        minLength: facts.verifiedDays.length,
      }),
      rests: fc.shuffledSubarray([...facts.rests], { minLength: facts.rests.length }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ facts, today, ...order }) => {
      expect(streakOf({ ...facts, ...order }, today)).toEqual(streakOf(facts, today));
    }),
  );
});
