import { describe, expect, it, test } from "vitest";
import { awayOf } from "./away.ts";
import type { GoalCard } from "./goal.ts";
import { isUnderWay } from "./progress.ts";
import { noonOf, sampleGoal } from "./sample-goal.ts";

const now = noonOf("2026-11-25");
const goal = (over: Partial<GoalCard> = {}): GoalCard => ({ ...sampleGoal, ...over });
const until = (day: string | null) =>
  goal({ pauses: [{ from: "2026-11-20", until: day, answered: false }] });
const reached = goal({
  measurable: { type: "Boolean", targetValue: null, currentValue: true, unit: "" },
});

test("under way is an active goal below 100 percent", () => {
  expect(isUnderWay(goal(), now)).toBe(true);
  expect(isUnderWay(until(null), now)).toBe(true);
  expect(isUnderWay(reached, now)).toBe(false);
  expect(isUnderWay(goal({ status: "closed", closedAt: now.at }), now)).toBe(false);
});

describe("an owner is away", () => {
  it.each([
    ["until the first day on which a goal goes on", ["2026-12-24", "2026-12-01"], "2026-12-01"],
    ["also if only one has an end", [null, "2026-12-01"], "2026-12-01"],
    ["with an open end", [null, null], null],
  ])("%s", (_, ends, day) => {
    expect(awayOf(ends.map(until), now)).toEqual({ until: day });
  });

  it("whatever stands at 100 percent", () => {
    expect(awayOf([reached, until(null)], now)).toEqual({ until: null });
  });

  it.each([
    ["while a goal is not paused", [until(null), goal()]],
    ["on the day on which one goes on", [until("2026-11-25"), until(null)]],
    ["without a goal under way", [reached]],
    ["without a goal", []],
  ])("not %s", (_, goals) => {
    expect(awayOf(goals, now)).toBe(null);
  });
});
