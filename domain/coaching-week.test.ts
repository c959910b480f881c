import { describe, expect, test } from "vitest";
import { coachingWeek, type CoachedGoal } from "./coaching-week.ts";
import { DAY_MS, addDays, nowIn } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { amountOf, doneOrNot } from "./measures.fixture.ts";
import { nothingSaid, type KnownCheckIn } from "./needs-you.ts";
import { plainNotation } from "./notation.ts";
import { paceInWords } from "./pace-words.ts";
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
  nudgedAt: null,
  excuse: { shortDays: [] },
  now,
  ...over,
});
const told = (over: Partial<KnownCheckIn>): KnownCheckIn => {
  const said = { health: "on-track", help: "", kept: null, said: nothingSaid } as const;
  return { id: "c", rev: 1, period: "2026-03-09", at: since, seen: false, ...said, ...over };
};
const rhythms = [{ from: "2026-03-02", weeks: 1 as const }];
const week = (...goals: Partial<CoachedGoal>[]) =>
  coachingWeek(goals.map(coached), since, plainNotation);
const one = (over: Partial<CoachedGoal>) => week(over)[0]?.goals[0];

describe("what a coach is told of a goal", () => {
  test("is nothing where nothing happened", () => {
    expect(week({})).toEqual([]);
    expect(week({ goal: goal({ rhythms, checkedIn: "2026-03-09" }) })).toEqual([]);
  });

  test("is each check-in for them since the mail before, and what would help, until seen", () => {
    const checkIns = [
      told({ id: "old", at: since - 1 }),
      told({ id: "seen", at: since, seen: true }),
      told({ id: "first", at: since, health: "at-risk" }),
      told({ id: "last", at: now.at, health: "off-track", help: "An hour" }),
      told({ id: "own", at: now.at, health: null }),
    ];
    const said = { rev: 1, ...nothingSaid };
    expect(one({ checkIns })?.needs).toEqual([
      {
        kind: "help",
        checkInId: "last",
        at: now.at,
        health: "off-track",
        text: "An hour",
        ...said,
      },
      { kind: "unseen", checkInId: "first", at: since, health: "at-risk", ...said },
    ]);
    expect(one({ checkIns: checkIns.slice(0, 2) })).toBeUndefined();
  });

  test("is nothing of before they accepted", () => {
    const checkIns = [told({ at: since + DAY_MS })];
    expect(week({ checkIns, coachedAt: since + 2 * DAY_MS })).toEqual([]);
    expect(week({ goal: goal({ rhythms }), coachedAt: now.at })).toEqual([]);
  });

  test.each<[string, Partial<GoalCard>, object[] | undefined]>([
    ["two", { rhythms }, [{ kind: "missed-more", periods: 2 }]],
    ["one", { rhythms, checkedIn: "2026-03-02" }, [{ kind: "missed-one", periods: 1 }]],
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
  ])("is check-ins missed in a row: %s", (_, over, needs) => {
    expect(one({ goal: goal(over) })?.needs).toEqual(needs);
  });

  test("is no miss that they have answered by a nudge", () => {
    expect(one({ goal: goal({ rhythms }), nudgedAt: now.at - DAY_MS })).toBeUndefined();
    expect(one({ goal: goal({ rhythms }), nudgedAt: now.at - 3 * DAY_MS })).toBeDefined();
  });

  test.each([
    // Told a week ago.
    [0, undefined],
    [1, [{ kind: "due", days: 1 }]],
    [7, [{ kind: "due", days: 7 }]],
    [8, undefined],
  ])("is once that it is due in %i days, within a week", (days, needs) => {
    expect(one({ goal: goal({ dueDate: addDays(now.today, days) }) })?.needs).toEqual(needs);
  });

  test("is that it is due today where they did not coach it a week ago", () => {
    const due = { goal: goal({ dueDate: now.today }), coachedAt: since };
    expect(one(due)?.needs).toEqual([{ kind: "due", days: 0 }]);
    expect(one({ ...due, coachedAt: since - 1 })).toBeUndefined();
  });

  test("is not that a completed one is due", () => {
    const measurable = doneOrNot(true);
    expect(week({ goal: goal({ dueDate: "2026-03-17", measurable }) })).toEqual([]);
  });

  test("is its pace, unless it is paused", () => {
    const checkIns = [told({})];
    const pages = goal({ createdAt: Date.UTC(2026, 0, 1), lastProgressUpdateAt: now.at });
    const [pace] = [paceInWords(pages, now, plainNotation)];
    expect(pace).toMatch(/behind|ahead|pace/);
    expect(one({ goal: pages, checkIns })?.pace).toBe(pace);
    const pauses = [{ from: now.today, until: null, answered: false }];
    expect(one({ goal: { ...pages, pauses }, checkIns })?.pace).toBeNull();
  });
});

test("is by person, gravest first, without those of whom there is nothing to say", () => {
  const due = goal({ dueDate: "2026-03-17" });
  const people = week(
    { goal: due },
    { ownerId: "ben", ownerName: "Ben" },
    { ownerId: "cleo", ownerName: "Cleo", goal: goal({ id: "seen" }), checkIns: [told({})] },
    { ownerId: "dan", ownerName: "Dan", goal: goal({ id: "missed", rhythms }) },
    {
      goal: { ...due, id: "second" },
      checkIns: [told({ health: "off-track" })],
    },
    {
      ownerId: "dan",
      ownerName: "Dan",
      goal: goal({ id: "help" }),
      checkIns: [told({ help: "?" })],
    },
  );
  expect(
    people.map(({ uid, name, goals }) => [uid, name, goals.map(({ goalId }) => goalId)]),
  ).toEqual([
    ["dan", "Dan", ["help", "missed"]],
    ["ada", "Ada", ["second", sampleGoal.id]],
    ["cleo", "Cleo", ["seen"]],
  ]);
});
