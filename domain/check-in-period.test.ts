import { describe, expect, it, test } from "vitest";
import { fortnights, goalOf, mondays, spans } from "./check-in-period.fixture.ts";
import {
  duePeriod,
  missedPeriods,
  nextCheckIn,
  nextOn,
  periodState,
  shortDaysAfter,
} from "./check-in-period.ts";
import type { Day } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { sampleGoal } from "./sample-goal.ts";

const nobody = { shortDays: [] };

test.each([
  [1, "2026-03-02", "2026-03-02"],
  [1, "2026-03-03", "2026-03-09"],
  [7, "2026-03-02", "2026-03-08"],
  [4, "1970-01-01", "1970-01-01"],
  [3, "1969-12-30", "1969-12-31"],
] as const)("the first day %i from %s on is %s", (weekday, day, expected) => {
  expect(nextOn(weekday, day)).toBe(expected);
});

describe("what is due", () => {
  it.each([
    ["on its first day", "2026-03-09", null, "2026-03-09"],
    ["on its last", "2026-03-15", null, "2026-03-09"],
    ["once it was done", "2026-03-15", "2026-03-09", null],
    ["after the one before was done", "2026-03-16", "2026-03-09", "2026-03-16"],
    ["in a period before the one that was done, by a move west", "2026-03-08", "2026-03-09", null],
  ])("%s", (_, today, checkedIn, from) => {
    expect(duePeriod(goalOf(mondays, { checkedIn }), { today })?.from ?? null).toBe(from);
  });

  it.each([
    ["rests", { pauses: [{ from: "2026-03-09", until: null, answered: false }] }],
    ["is completed", { status: "completed", completed: true }],
    ["is closed", { status: "closed", closedAt: 1 }],
  ] as const)("nothing while a goal %s", (_, more) => {
    expect(duePeriod(goalOf(mondays, more), { today: "2026-03-10" })).toBeNull();
  });

  it("comes every two weeks where that was chosen", () => {
    expect(spans(fortnights, "2026-03-30")).toEqual([
      "2026-03-02 2026-03-16",
      "2026-03-16 2026-03-30",
      "2026-03-30 2026-04-13",
    ]);
  });
});

describe("a period without a check-in", () => {
  const period = { from: "2026-03-09", until: "2026-03-16" };
  const pausedOn = (from: Day, until: Day | null) =>
    goalOf(mondays, { pauses: [{ from, until, answered: true }] });

  it.each([
    ["is due on its last day", sampleGoal, "2026-03-15", "due"],
    ["was missed on the day after", sampleGoal, "2026-03-16", "missed"],
    [
      "is nobody's where its first day was paused",
      pausedOn("2026-03-01", "2026-03-10"),
      "2026-03-16",
      "excused",
    ],
    [
      "is nobody's where its last day was paused",
      pausedOn("2026-03-15", null),
      "2026-03-16",
      "excused",
    ],
    ["is nobody's on a paused day", pausedOn("2026-03-10", "2026-03-13"), "2026-03-12", "excused"],
    ["is due once it goes on", pausedOn("2026-03-10", "2026-03-13"), "2026-03-13", "due"],
    [
      "was missed after a pause that ended before it",
      pausedOn("2026-03-01", "2026-03-09"),
      "2026-03-16",
      "missed",
    ],
    [
      "was missed before a pause that began after it",
      pausedOn("2026-03-16", null),
      "2026-03-16",
      "missed",
    ],
  ] as const)("%s", (_, goal, today, state) => {
    expect(periodState(goal, period, false, nobody, today)).toBe(state);
    expect(periodState(goal, period, true, nobody, today)).toBe("done");
  });

  it.each([
    ["2026-03-15", "excused"],
    ["2026-03-14", "missed"],
  ] as const)("of which a moved zone cut short %s", (day, state) => {
    expect(periodState(sampleGoal, period, false, { shortDays: [day] }, "2026-03-16")).toBe(state);
  });

  it("counts with those missed since the last check-in, and not with those before", () => {
    const goal = goalOf(mondays, { checkedIn: "2026-03-09" });
    const froms = (since: Day) =>
      missedPeriods(goal, since, nobody, "2026-04-01").map(({ from }) => from);
    expect(froms("2026-01-01")).toEqual(["2026-03-16", "2026-03-23"]);
    expect(froms("2026-03-22")).toEqual(["2026-03-16", "2026-03-23"]);
    expect(froms("2026-03-23")).toEqual(["2026-03-23"]);
  });

  it("is not counted while the goal rests, nor where none are to come", () => {
    const missed = (until: Day) => {
      const pauses = [{ from: "2026-03-31", until, answered: false }];
      const goal = { ...goalOf(mondays, { checkedIn: "2026-03-09" }), pauses };
      return missedPeriods(goal, "2026-01-01", nobody, "2026-04-01").length;
    };
    expect(missed("2026-04-02")).toBe(0);
    expect(missed("2026-04-01")).toBe(2);
    const stopped = goalOf([...mondays, { from: "2026-03-30", weeks: 0 }]);
    expect(missedPeriods(stopped, "2026-01-01", nobody, "2026-04-01")).toEqual([]);
  });
});

describe("the next check-in", () => {
  const today = "2026-03-11";
  const on = (goals: GoalCard[]) => nextCheckIn(goals, { today });
  const rest = (until: Day | null, more: Partial<GoalCard> = {}) =>
    goalOf(mondays, { pauses: [{ from: "2026-03-10", until, answered: false }], ...more });

  it.each([
    ["of a goal that is due now, the next period's", goalOf(mondays), "2026-03-16"],
    ["of one that was done", goalOf(mondays, { checkedIn: "2026-03-09" }), "2026-03-16"],
    ["every two weeks", goalOf([{ from: "2026-03-09", weeks: 2 }]), "2026-03-23"],
    [
      "of who moved west after the next was done",
      goalOf(mondays, { checkedIn: "2026-03-16" }),
      "2026-03-23",
    ],
    ["of a goal that rests, the day on which it goes on", rest("2026-03-18"), "2026-03-18"],
    [
      "and a period later where that one is done",
      rest("2026-03-12", { checkedIn: "2026-03-09" }),
      "2026-03-16",
    ],
    ["of one that rests until it is resumed, none that is known", rest(null), null],
    ["of one that has ended, none", goalOf(mondays, { status: "closed" }), null],
    ["without check-ins, none", goalOf([{ from: "2026-03-02", weeks: 0 }]), null],
  ])("%s", (_, goal, day) => {
    expect(on([goal])).toBe(day);
  });

  it("of several goals is the first, of none there is none", () => {
    expect(on([goalOf([{ from: "2026-03-23", weeks: 1 }]), rest("2026-03-14")])).toBe("2026-03-14");
    expect(on([])).toBeNull();
  });
});

describe("a move to another zone", () => {
  it.each([
    ["within the same day cuts none short", "2026-03-11", "2026-03-11", []],
    ["west cuts none short", "2026-03-11", "2026-03-10", []],
    ["east over midnight cuts the day before it short", "2026-03-11", "2026-03-12", ["2026-03-11"]],
    ["over the date line may cut two", "2026-03-11", "2026-03-13", ["2026-03-11", "2026-03-12"]],
  ])("%s", (_, before, after, days) => {
    expect(shortDaysAfter(["2026-03-01"], before, after)).toEqual(["2026-03-01", ...days]);
  });

  it("counts a day once, and keeps the newest 60", () => {
    expect(shortDaysAfter(["2026-03-11"], "2026-03-11", "2026-03-12")).toEqual(["2026-03-11"]);
    const many = Array.from({ length: 60 }, (_, day) => `2025-01-${day}`);
    const kept = shortDaysAfter(many, "2026-03-11", "2026-03-12");
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([60, "2025-01-1", "2026-03-11"]);
  });
});
