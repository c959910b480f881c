import { describe, expect, test } from "vitest";
import { DAY_MS, addDays, nowIn } from "./day.ts";
import { digestOf, type LookedBack, type PastCheckIn } from "./digest.ts";
import type { GoalCard } from "./goal.ts";
import { amountOf, byDay, daysInARow, doneOrNot } from "./measures.fixture.ts";
import { sampleGoal } from "./sample-goal.ts";

const now = nowIn(Date.UTC(2026, 2, 16, 8), "UTC");
const since = now.at - 7 * DAY_MS;
const goal = (over: Partial<GoalCard> = {}): GoalCard => ({
  ...sampleGoal,
  completed: false,
  completedAt: null,
  status: "active",
  measurable: amountOf(4, 10, "pages"),
  dueDate: "2026-12-31",
  createdAt: now.at - 100 * DAY_MS,
  lastProgressUpdateAt: now.at - DAY_MS,
  ...over,
});
const looked = (over: Partial<LookedBack>): LookedBack => ({
  goal: goal(),
  before: undefined,
  checkIns: [],
  ...over,
});
const of = (...all: readonly Partial<LookedBack>[]) => digestOf(all.map(looked), since, now);
const one = (over: Partial<GoalCard>, before?: LookedBack["before"]) =>
  of({ goal: goal(over), before });
const full = amountOf(4, 4);

describe("the change of a goal", () => {
  test.each<[string, Partial<GoalCard>, LookedBack["before"], string]>([
    ["grew", {}, 1, "+3 pages"],
    ["came back to what it was", {}, 4, "No change"],
    ["was not logged", {}, undefined, "No change"],
    ["is done", { measurable: doneOrNot(true) }, false, "Done"],
    ["is no longer done", { measurable: doneOrNot(false) }, true, "No longer done"],
    [
      "was reached",
      { measurable: byDay("2026-06-01", "2026-03-12") },
      null,
      "Reached on Mar 12, 2026",
    ],
    [
      "was not reached after all",
      { measurable: byDay("2026-06-01") },
      "2026-03-12",
      "No longer done",
    ],
    // Days that pass are nobody's step.
    ["waits for its day", { measurable: byDay("2026-06-01") }, undefined, "No change"],
  ])("that %s", (_, over, before, change) => {
    expect(one(over, before)?.goals[0]?.change).toBe(change);
  });

  test("is counted as moved where its value is another, and where it was completed", () => {
    const done = goal({ completed: true, status: "completed", completedAt: since });
    expect(of({ before: 1 }, { before: 4 }, {}, { goal: done })?.moved).toBe(2);
  });
});

test("a goal says where it stands", () => {
  expect(one({})?.goals[0]).toMatchObject({ state: "open", pace: "About 1 page ahead" });
  expect(one({ dueDate: "2026-03-16" })?.goals[0]).toMatchObject({ state: "open" });
  expect(one({ dueDate: "2026-03-15" })?.goals[0]).toMatchObject({ state: "overdue" });
  expect(one({ measurable: doneOrNot(false) })?.goals[0]?.pace).toBeNull();
  const pauses = [{ from: "2026-03-10", until: null, answered: false }];
  expect(one({ pauses })).toBeNull();
  expect(one({ pauses }, 1)?.goals[0]).toMatchObject({ state: "paused", pace: null, due: null });
});

test("what was finished is told once", () => {
  expect(one({ measurable: full }, 1)?.goals[0]).toMatchObject({ state: "completed", due: null });
  const flagged = { completed: true, status: "completed" } as const;
  expect(one({ ...flagged, completedAt: since })?.goals).toHaveLength(1);
  expect(one({ ...flagged, completedAt: since - 1 })).toBeNull();
  expect(one({ measurable: full })).toBeNull();
});

describe("'All on pace'", () => {
  const ahead = goal({ createdAt: now.at - 10 * DAY_MS, dueDate: addDays(now.today, 10) });
  const value = (currentValue: number): Partial<LookedBack> => ({
    goal: { ...ahead, measurable: amountOf(currentValue, 10) },
  });
  test.each<[string, readonly Partial<LookedBack>[], boolean]>([
    ["one is on pace and one ahead", [value(5), value(9)], true],
    ["one is behind", [value(9), value(4)], false],
    [
      "one is overdue, though ahead of nothing",
      [value(9), { goal: goal({ dueDate: "2026-03-15" }) }],
      false,
    ],
    [
      "one is overdue, though within one percent of its target",
      [
        value(9),
        {
          goal: goal({
            dueDate: "2026-03-15",
            measurable: amountOf(992, 1_000),
          }),
        },
      ],
      false,
    ],
    ["one cannot be told", [value(9), { goal: goal({ measurable: doneOrNot(false) }) }], false],
    [
      "one rests, and is behind",
      [
        value(9),
        {
          goal: {
            ...goal({ pauses: [{ from: now.today, until: null, answered: false }] }),
            dueDate: addDays(now.today, 1),
          },
        },
      ],
      false,
    ],
    [
      "one is done and one on pace",
      [value(5), { goal: goal({ measurable: full }), before: 1 }],
      true,
    ],
  ])("where %s: it is %s", (_, all, expected) => {
    expect(of(...all)?.allOnPace).toBe(expected);
  });
});

describe("promises", () => {
  const past = (over: Partial<PastCheckIn>): PastCheckIn => ({
    at: since,
    promise: "",
    kept: null,
    ...over,
  });
  const promises = (...checkIns: PastCheckIn[]) => of({ checkIns })?.goals[0]?.promises;

  test("say what became of the last one, and which is open", () => {
    expect(promises()).toEqual([]);
    expect(promises(past({}))).toEqual([]);
    expect(promises(past({ promise: "Walk" }))).toEqual([{ text: "Walk", kept: null }]);
    expect(promises(past({ promise: "Run", kept: "partly" }), past({ promise: "Walk" }))).toEqual([
      { text: "Walk", kept: "partly" },
      { text: "Run", kept: null },
    ]);
  });

  test("are not told of a goal that is completed", () => {
    const checkIns = [past({ promise: "Run", kept: "kept" }), past({ promise: "Walk" })];
    const told = of({ goal: goal({ measurable: full }), before: 1, checkIns });
    expect(told?.goals).toMatchObject([{ state: "completed", promises: [] }]);
  });

  test("what became of one is told once, since the digest before", () => {
    const walk = past({ promise: "Walk", at: 0 });
    expect(promises(past({ kept: "kept" }), walk)).toEqual([{ text: "Walk", kept: "kept" }]);
    expect(promises(past({ kept: "kept", at: since - 1 }), walk)).toEqual([]);
  });
});

test("a check-in is due where its period has begun and it is not done", () => {
  const rhythms = [{ from: now.today, weeks: 1 as const }];
  expect(one({})).toMatchObject({ checkInDue: false, goals: [{ due: null }] });
  expect(one({ rhythms })).toMatchObject({ checkInDue: true, goals: [{ due: now.today }] });
  const done = { rhythms, checkedIn: now.today };
  expect(one(done)).toMatchObject({ checkInDue: false, goals: [{ due: null }] });
});

describe("a goal at 100 percent that was not marked as completed", () => {
  const rhythms = [{ from: now.today, weeks: 1 as const }];
  const past = { at: since, promise: "Rest", kept: null };

  test("is told of while its check-in is due, with its promises, and as nothing that moved", () => {
    const digest = of({ goal: goal({ measurable: full, rhythms }), checkIns: [past] });
    expect(digest).toMatchObject({
      moved: 0,
      checkInDue: true,
      goals: [{ state: "completed", due: now.today, promises: [{ text: "Rest", kept: null }] }],
    });
  });

  test("has moved where it changed, and is told of no more once the check-in is done", () => {
    const told = of({ goal: goal({ measurable: full, rhythms }), before: 1 });
    expect(told).toMatchObject({ moved: 1, goals: [{ change: "+3", due: now.today }] });
    const done = goal({ measurable: full, rhythms, checkedIn: now.today });
    expect(of({ goal: done })).toBeNull();
    expect(of({ goal: done, before: 1, checkIns: [past] })).toMatchObject({
      moved: 1,
      goals: [{ due: null, promises: [] }],
    });
  });

  test("owes no check-in while it rests", () => {
    const pauses = [{ from: "2026-03-10", until: null, answered: false }];
    expect(of({ goal: goal({ measurable: full, rhythms, pauses }) })).toBeNull();
  });
});

test("one step is offered where there is one", () => {
  const step = (measurable: GoalCard["measurable"]) => one({ measurable })?.goals[0]?.step;
  expect(step({ ...full, targetValue: 9 })).toBe("+1");
  expect(step(daysInARow(1, 9))).toBe("+1");
  expect(step(doneOrNot(false))).toBe("Done");
  expect(step(byDay("2026-06-01"))).toBeNull();
});

test("one next step: what is overdue, then what stalls, then what is due first", () => {
  const late = goal({ description: "Late", dueDate: "2026-03-01" });
  const idle = goal({ description: "Idle", lastProgressUpdateAt: now.at - 9 * DAY_MS });
  const near = goal({ description: "Near", dueDate: "2026-04-01" });
  const far = goal({ description: "Far", dueDate: "2026-05-01" });
  const next = (...goals: GoalCard[]) => of(...goals.map((each) => ({ goal: each })))?.nextStep;
  expect(next(far, near, idle, late)).toContain("Late");
  expect(next(far, near, idle)).toContain("Idle");
  expect(next(far, near)).toContain("Near");
  const sameDay = goal({ description: "Same day", dueDate: "2026-04-01" });
  expect(next(near, sameDay)).toContain("Near");
  expect(next(sameDay, near)).toContain("Same day");
  expect(one({ measurable: full }, 1)?.nextStep).toBe("set a new goal.");
});
