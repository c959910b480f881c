import { describe, expect, test } from "vitest";
import { celebrates, milestoneMessage, streakMessage } from "./celebration.ts";
import { amountOf, daysInARow } from "./measures.fixture.ts";

describe("celebration: 100 percent reached, or a gain of 25 points (product 4.24)", () => {
  test.each([
    [0, 24, false],
    [0, 25, true],
    [99, 100, true],
    // It was there already.
    [100, 100, false],
    [75, 25, false],
  ])("from %i to %i percent: %s", (before, after, celebrated) => {
    expect(celebrates(before, after)).toBe(celebrated);
  });
});

describe("the milestone message: the highest newly crossed (product 4.25)", () => {
  test.each([
    [0, 24, null],
    [0, 25, "25% — a quarter done."],
    [24, 50, "50% — halfway there."],
    [49, 75, "75% — you're on the home stretch."],
    [99, 100, "100% — you did it. Well done!"],
    [100, 100, null],
  ])("from %i to %i percent: %s", (before, after, message) => {
    expect(milestoneMessage(before, after)).toBe(message);
  });
});

describe("the streak message: when currentValue reaches 1, 3, 7 (product 4.26)", () => {
  const one = "Day 1 — a good start.";
  const three = "3 days — you're finding your rhythm.";
  const seven = "7 days — a full week. It's becoming a habit.";

  test.each([
    [0, 1, one],
    [0, 2, one],
    [2, 3, three],
    [0, 6, three],
    [6, 7, seven],
    [0, 21, seven],
    [7, 6, null],
  ])("from %i to %i: %s", (before, after, message) => {
    expect(streakMessage(daysInARow(before, 21), daysInARow(after, 21))).toBe(message);
  });

  test("is for streaks alone", () => {
    expect(streakMessage(amountOf(0, 21), amountOf(1, 21))).toBeNull();
  });
});
