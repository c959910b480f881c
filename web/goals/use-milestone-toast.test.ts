import { expect, test } from "vitest";
import { milestoneMessage, streakMessage } from "#domain/celebration.ts";
import type { Measure } from "#domain/measure.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { counted, goal } from "./fixtures/goal.fixture.ts";
import { praiseOf } from "./use-milestone-toast.ts";

const saved = (from: number, to: number) => ({
  number: 1,
  before: counted(from, 4),
  after: counted(to, 5),
});
const days = (currentValue: number): Measure => ({
  type: "DailyStreak",
  targetValue: 100,
  currentValue,
  unit: "days",
});

test.each([
  [10, 24],
  [30, 20],
  [25, 49],
])("a save from %i to %i percent is one like any other", (from, to) => {
  expect(praiseOf(saved(from, to), now)).toBeNull();
});

test.each([
  [24, 25, false],
  [24, 49, true],
  [20, 80, true],
  [99, 100, true],
])("a save from %i to %i percent says its milestone, celebrated: %s", (from, to, celebrated) => {
  const words = [milestoneMessage(from, to)];
  expect(praiseOf(saved(from, to), now)).toEqual({ words, celebrated });
});

test("a streak speaks of its days", () => {
  const [before, after] = [days(2), days(3)];
  const around = {
    number: 1,
    before: { ...goal, measurable: before },
    after: { ...goal, measurable: after },
  };
  const words = [streakMessage(before, after)];
  expect(praiseOf(around, now)).toEqual({ words, celebrated: false });
});
