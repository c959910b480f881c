import { describe, expect, test } from "vitest";
import { motivation, type MotivationFacts } from "./motivation.ts";
import { words } from "./motivation.words.ts";

function told(facts: Partial<MotivationFacts>): string {
  return motivation({
    averageProgress: 0,
    completedGoals: 0,
    badges: 0,
    stalledGoals: 0,
    ...facts,
  });
}

const texts = {
  90: "You've done nearly everything you set out to do. Great work.",
  70: "You're well on your way. Your steady work is paying off.",
  50: "You're more than halfway there. Keep doing what works.",
  25: "You've made a good start. Every small step counts.",
  achieved: "You've made real progress before, and you can do it again.",
  stalled: "Some goals haven't moved lately. Pick one and take a small step today.",
  beginning: "Every goal starts with one small step. Today is a good day for it.",
} as const;

describe("the tier of the overall average (product 7.7)", () => {
  test.each([
    [90, 90],
    [89, 70],
    [70, 70],
    [69, 50],
    [50, 50],
    [49, 25],
    [25, 25],
    [24, "beginning"],
  ] as const)("at %i percent: %s", (averageProgress, tier) => {
    expect(told({ averageProgress })).toBe(texts[tier]);
  });
});

describe("below 25: achievements, then stalled goals, then the default (product 7.7)", () => {
  test.each([
    [{ completedGoals: 1 }, "achieved"],
    [{ badges: 1, stalledGoals: 3 }, "achieved"],
    [{ stalledGoals: 1, averageProgress: 24 }, "stalled"],
    [{}, "beginning"],
    // From 25 on the tier speaks, whatever else is so.
    [{ averageProgress: 25, completedGoals: 1, badges: 1, stalledGoals: 1 }, 25],
  ] as const)("%j: %s", (facts, text) => {
    expect(told(facts)).toBe(texts[text]);
  });
});

test("a failed calculation has a text of its own (product 7.7)", () => {
  expect(words.fallback).toBe("Keep working towards your goals!");
});
