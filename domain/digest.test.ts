import { describe, expect, test } from "vitest";
import { DAY_MS, addDays, nowIn, type Day } from "./day.ts";
import { digestOf, movedSince, type LookedBack, type PastCheckIn } from "./digest.ts";
import type { GoalCard } from "./goal.ts";
import { amountOf, byDay, daysInARow, doneOrNot } from "./measures.fixture.ts";
import { sampleGoal } from "./sample-goal.ts";
import { plainNotation } from "./notation.ts";

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
const still: LookedBack["moved"] = {
  period: { from: now.today, until: addDays(now.today, 7) },
  change: null,
  since: null,
};
const plus3 = { ...still, change: { by: 3, to: 4 } };
const looked = (over: Partial<LookedBack>): LookedBack => ({
  goal: goal(),
  moved: still,
  checkIns: [],
  ...over,
});
const of = (...all: readonly Partial<LookedBack>[]) =>
  digestOf(all.map(looked), since, now, plainNotation);
const one = (over: Partial<GoalCard>, moved = still) => of({ goal: goal(over), moved });
const full = amountOf(4, 4);

describe("the change of a goal", () => {
  test("is its sheet's, with the value", () => {
    const moved = { ...plus3, since: { by: 1, to: 5 } };
    expect(one({}, moved)?.goals[0]).toMatchObject({
      moved: true,
      change: "+3 pages, now 4 of 10. +1 page since Monday",
    });
    expect(one({})?.goals[0]).toMatchObject({
      moved: false,
      change: "No change, 4 of 10",
    });
  });

  test("counts as progress only where the value is another", () => {
    const done = goal({ completed: true, status: "completed", completedAt: since });
    const later = { ...still, since: { by: 1, to: 5 } };
    expect(of({ moved: plus3 }, { moved: later }, {}, { goal: done })?.moved).toBe(1);
  });
});

test("a change is of the days since the digest before, with check-ins, and today's is beside it", () => {
  const days = { day: "2026-03-16", from: "2026-03-09" };
  const moved = (...on: readonly Day[]) =>
    movedSince(
      days,
      on.map((day) => ({ day, by: 1, from: 0, to: 1, how: "check-in" })),
    );
  expect(moved("2026-03-08")).toMatchObject({ change: null, since: null });
  expect(moved("2026-03-09", "2026-03-15")).toMatchObject({ change: { by: 2 }, since: null });
  expect(moved("2026-03-16")).toMatchObject({ change: null, since: { by: 1 } });
});

test("a goal says where it stands", () => {
  expect(one({})?.goals[0]).toMatchObject({ state: "open", pace: "About 1 page ahead" });
  expect(one({ dueDate: "2026-03-16" })?.goals[0]).toMatchObject({ state: "open" });
  expect(one({ dueDate: "2026-03-15" })?.goals[0]).toMatchObject({ state: "overdue" });
  expect(one({ measurable: doneOrNot(false) })?.goals[0]?.pace).toBeNull();
  const pauses = [{ from: "2026-03-10", until: null, answered: false }];
  expect(one({ pauses })).toBeNull();
  expect(one({ pauses }, plus3)?.goals[0]).toMatchObject({
    state: "paused",
    pace: null,
    due: null,
  });
});

test("what was finished is told once", () => {
  expect(one({ measurable: full }, plus3)?.goals[0]).toMatchObject({
    state: "completed",
    due: null,
  });
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
      [value(5), { goal: goal({ measurable: full }), moved: plus3 }],
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
    const told = of({ goal: goal({ measurable: full }), moved: plus3, checkIns });
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
    const told = of({ goal: goal({ measurable: full, rhythms }), moved: plus3 });
    expect(told).toMatchObject({ moved: 1, goals: [{ change: "+3, now 4 of 4", due: now.today }] });
    const done = goal({ measurable: full, rhythms, checkedIn: now.today });
    expect(of({ goal: done })).toBeNull();
    expect(of({ goal: done, moved: plus3, checkIns: [past] })).toMatchObject({
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
  expect(one({ measurable: full }, plus3)?.nextStep).toBe("set a new goal.");
});
