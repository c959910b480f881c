import { describe, expect, test } from "vitest";
import { achievements } from "./achievement.ts";
import { addDays, dayOf } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { byDay } from "./measures.fixture.ts";
import { noonOf, outOf100, sampleGoal } from "./sample-goal.ts";
import { endsOf, firstOf, weeks } from "./zones.fixture.ts";

const now = noonOf("2025-04-10");

function goal(id: string, over: Partial<GoalCard>): GoalCard {
  return { ...sampleGoal, id, description: `Goal ${id}`, ...over };
}

test("a completed goal is an achievement (product 7.6)", () => {
  const at = noonOf("2025-04-01").at;
  const done = goal("a", { completed: true, status: "completed", completedAt: at, category: "" });
  expect(achievements([done], now)).toEqual([
    {
      id: "completion-a",
      title: "Goal completed",
      description: "Goal a",
      achievedAt: at,
      type: "completion",
      goalId: "a",
      category: "Uncategorized",
    },
  ]);
});

test("they are completed by the flag or at 100 percent, newest first (product 7.6)", () => {
  const goals = [
    goal("open", { measurable: outOf100(99), lastProgressUpdateAt: now.at }),
    goal("early", { completed: true, status: "completed", completedAt: noonOf("2025-03-10").at }),
    goal("full", { measurable: outOf100(100), lastProgressUpdateAt: noonOf("2025-04-05").at }),
    goal("late", {
      completed: true,
      status: "completed",
      completedAt: noonOf("2025-04-09").at,
      lastProgressUpdateAt: noonOf("2025-03-02").at,
    }),
    goal("elapsed", { measurable: byDay("2025-04-06") }),
    goal("not elapsed", { measurable: byDay("2025-04-10") }),
  ];
  expect(achievements(goals, now).map(({ goalId }) => goalId)).toEqual([
    "late",
    "elapsed",
    "full",
    "early",
  ]);
});

describe("when it was achieved", () => {
  const created = sampleGoal.createdAt;
  const updated = noonOf("2025-04-02").at;
  test.each<[string, Partial<GoalCard>, number]>([
    [
      "the completion",
      { completed: true, status: "completed", completedAt: 5, lastProgressUpdateAt: 4 },
      5,
    ],
    ["the last update", { measurable: outOf100(100), lastProgressUpdateAt: updated }, updated],
    ["creation, for a start at 100 percent", { measurable: outOf100(100) }, created],
    [
      "the update that recorded the day",
      { measurable: byDay("2026-01-01", "2025-03-20"), lastProgressUpdateAt: updated },
      updated,
    ],
    ["the day after the target", { measurable: byDay("2025-04-02") }, noonOf("2025-04-03").at],
    ["not before creation", { measurable: byDay("2025-01-02") }, created],
  ])("%s", (_, over, achievedAt) => {
    expect(achievements([goal("a", over)], now)).toMatchObject([{ achievedAt }]);
  });

  test.each(weeks)("is never in the future: in %s after %s", (zone, day) => {
    const elapsed = goal("a", {
      createdAt: firstOf(day, zone),
      measurable: byDay(addDays(day, 3)),
    });
    const [first, last] = endsOf(addDays(day, 4), zone);
    for (const then of [first, last]) {
      const [found] = achievements([elapsed], then);
      expect(found?.achievedAt).toBeLessThanOrEqual(then.at);
    }
    const [found] = achievements([elapsed], endsOf(addDays(day, 9), zone)[0]);
    expect(dayOf(found?.achievedAt ?? 0, "UTC")).toBe(addDays(day, 4));
  });
});
