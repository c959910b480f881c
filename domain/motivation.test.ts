import { describe, expect, test } from "vitest";
import { addDays } from "./day.ts";
import { overallFigures } from "./dashboard.ts";
import type { GoalCard } from "./goal.ts";
import { byDay } from "./measures.fixture.ts";
import { motivation, type MotivationFacts } from "./motivation.ts";
import { words } from "./motivation.words.ts";
import { noonOf, outOf100, sampleGoal } from "./sample-goal.ts";
import { now, today } from "./standing.fixture.ts";

function told(facts: Partial<MotivationFacts>): string {
  return motivation({
    averageProgress: 0,
    loggedProgress: 0,
    reached: 0,
    badges: 0,
    stalledGoals: 0,
    ...facts,
  });
}

const tiers = [
  [90, "You've done nearly everything you set out to do. Great work."],
  [70, "You're well on your way. Your work is paying off."],
  [50, "You've reached the halfway mark. Keep doing what works."],
  [25, "You've made a good start. Every small step counts."],
] as const;
const ofTime = "This average includes time that has passed. Every small step counts.";
const reached = "You've completed a goal before, and you can do it again.";
const badge = "You've earned a badge before. Today is a good day for the next step.";
const stalled = "At least one goal has had no update lately. Take a small step today.";
const beginning = "Every goal starts with one small step. Today is a good day for it.";

describe.each(tiers)("the tier from %i percent (product 7.7)", (from, text) => {
  test("begins there", () => {
    expect(told({ averageProgress: from, loggedProgress: from })).toBe(text);
    expect(told({ averageProgress: from - 1, loggedProgress: from - 1 })).not.toBe(text);
  });

  test("claims only what was logged", () => {
    expect(told({ averageProgress: from, loggedProgress: from - 1 })).toBe(ofTime);
  });
});

test.each<[Partial<MotivationFacts>, string]>([
  [{ reached: 1, badges: 1, stalledGoals: 3 }, reached],
  [{ badges: 1, stalledGoals: 3 }, badge],
  [{ stalledGoals: 1, averageProgress: 24, loggedProgress: 24 }, stalled],
  [{ averageProgress: 24 }, beginning],
  [{}, beginning],
])("below 25, %j: %s (product 7.7)", (facts, text) => {
  expect(told(facts)).toBe(text);
});

/** 100 days from creation to the target day. */
function elapsed(percent: number, over: Partial<GoalCard> = {}): GoalCard {
  const createdAt = noonOf(addDays(today, -percent)).at;
  return { ...sampleGoal, createdAt, measurable: byDay(addDays(today, 100 - percent)), ...over };
}

const atWork = (percent: number): GoalCard => ({ ...sampleGoal, measurable: outOf100(percent) });
const recorded = elapsed(10, { measurable: byDay(addDays(today, 90), today) });
const fresh = Array.from({ length: 4 }, () => elapsed(0));
const markedComplete = elapsed(95, { completed: true, status: "completed" });

test.each<[string, readonly GoalCard[], string]>([
  ["a Date goal at 10", [elapsed(10)], beginning],
  ["a Date goal at 25", [elapsed(25)], ofTime],
  ["Date goals at 99", [elapsed(99), elapsed(99)], ofTime],
  ["a Date goal past its day", [elapsed(101)], ofTime],
  ["a Date goal past its day among new ones", [elapsed(101), ...fresh], beginning],
  ["a Date goal with its day recorded", [recorded], tiers[0][1]],
  ["a Date goal marked complete", [markedComplete], tiers[0][1]],
  ["a Date goal marked complete among new ones", [markedComplete, ...fresh], reached],
  ["work that carries the average", [atWork(100), elapsed(50)], ofTime],
  ["work that carries the tier", [atWork(100), elapsed(20)], tiers[2][1]],
])("%s (product 7.7)", (_, goals, text) => {
  expect(told(overallFigures(goals, now))).toBe(text);
});

test("a failed calculation has a text of its own (product 7.7)", () => {
  expect(words.fallback).toBe("Keep working towards your goals!");
});
