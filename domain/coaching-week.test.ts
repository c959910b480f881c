import { describe, expect, test } from "vitest";
import { coachingWeek, type CoachedGoal } from "./coaching-week.ts";
import { DAY_MS, addDays, nowIn } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { amountOf, doneOrNot } from "./measures.fixture.ts";
import { sampleGoal } from "./sample-goal.ts";

// A Monday.
const now = nowIn(Date.UTC(2026, 2, 16, 8), "UTC");
const since = now.at - 7 * DAY_MS;
const goal = (over: Partial<GoalCard> = {}): GoalCard => ({
  ...sampleGoal,
  measurable: amountOf(4, 10, "pages"),
  dueDate: "2026-12-31",
  ...over,
});
const coached = (over: Partial<CoachedGoal> = {}): CoachedGoal => ({
  goal: goal(),
  ownerId: "ada",
  ownerName: "Ada",
  coachedAt: now.at - 100 * DAY_MS,
  checkIns: [],
  excuse: { shortDays: [] },
  now,
  ...over,
});
const rhythms = [{ from: "2026-03-02", weeks: 1 as const }];
const week = (...goals: Partial<CoachedGoal>[]) => coachingWeek(goals.map(coached), since);
const one = (over: Partial<CoachedGoal>) => week(over)[0]?.goals[0];

describe("what a coach is told of a goal", () => {
  test("is nothing where nothing happened", () => {
    expect(week({})).toEqual([]);
    expect(week({ goal: goal({ rhythms, checkedIn: "2026-03-09" }) })).toEqual([]);
  });

  test("is each check-in since the mail before, and what would help", () => {
    const checkIns = [
      { at: since - 1, health: "on-track", help: "" },
      { at: since, health: "off-track", help: "An hour" },
      { at: now.at, health: null, help: "" },
    ] as const;
    expect(one({ checkIns })?.checkIns).toEqual([
      { health: "off-track", help: "An hour" },
      { health: null, help: "" },
    ]);
    expect(one({ checkIns: checkIns.slice(0, 1) })).toBeUndefined();
  });

  test("is nothing of before they accepted", () => {
    const checkIns = [{ at: since + DAY_MS, health: "on-track", help: "" } as const];
    expect(week({ checkIns, coachedAt: since + 2 * DAY_MS })).toEqual([]);
    expect(week({ goal: goal({ rhythms }), coachedAt: now.at })).toEqual([]);
  });

  test.each<[string, Partial<GoalCard>, number | undefined]>([
    ["two", { rhythms }, 2],
    ["one", { rhythms, checkedIn: "2026-03-02" }, 1],
    ["none", { rhythms, checkedIn: "2026-03-09" }, undefined],
    // Its last miss was told of before.
    [
      "none anew",
      {
        rhythms: [
          { from: "2026-02-23", weeks: 2 },
          { from: "2026-03-09", weeks: 0 },
        ],
      },
      undefined,
    ],
  ])("is check-ins missed in a row: %s", (_, over, missed) => {
    expect(one({ goal: goal(over) })?.missed).toBe(missed);
  });

  test.each([
    [-1, undefined],
    [0, "2026-03-16"],
    [7, "2026-03-23"],
    [8, undefined],
  ])("is that it is due in %i days, within a week", (days, dueDate) => {
    expect(one({ goal: goal({ dueDate: addDays(now.today, days) }) })?.dueDate).toBe(dueDate);
  });

  test("is not that a completed one is due", () => {
    const measurable = doneOrNot(true);
    expect(week({ goal: goal({ dueDate: "2026-03-17", measurable }) })).toEqual([]);
  });
});

test("is by person, in the order given, without those of whom there is nothing to say", () => {
  const due = goal({ dueDate: "2026-03-17" });
  const people = week(
    { goal: due },
    { ownerId: "ben", ownerName: "Ben" },
    { ownerId: "cleo", ownerName: "Cleo", goal: due },
    { goal: { ...due, id: "second" } },
  );
  expect(people.map(({ uid, name, goals }) => [uid, name, goals.length])).toEqual([
    ["ada", "Ada", 2],
    ["cleo", "Cleo", 1],
  ]);
});
