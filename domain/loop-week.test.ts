import { describe, expect, it, test } from "vitest";
import {
  allAnswers,
  answerQuarters,
  loopCounts,
  loopPeriods,
  medianAnswerDays,
  newestWeek,
  openWeek,
  type LoopGoal,
} from "./loop-week.ts";

const HOUR = 3_600_000;
// Mondays of March 2026: 2, 9, 16, 23, 30.
const weekly: LoopGoal = {
  pauses: [],
  rhythms: [{ from: "2026-03-02", weeks: 1 }],
  ended: null,
  done: new Set(["2026-03-09"]),
};
const nobody = { shortDays: [] };

function told(goal: Partial<LoopGoal>, today = "2026-03-25", since = "2026-03-02") {
  return loopPeriods({ ...weekly, ...goal }, nobody, since, today).map(
    ({ week, state }) => `${week} ${state}`,
  );
}

describe("the periods of a goal are counted", () => {
  it("in the week of their last day", () => {
    expect(told({})).toEqual([
      "2026-03-02 missed",
      "2026-03-09 done",
      "2026-03-16 missed",
      "2026-03-23 due",
    ]);
    const thursdays = { rhythms: [{ from: "2026-03-05", weeks: 2 }] as const, done: new Set("") };
    expect(told(thursdays)).toEqual(["2026-03-16 missed", "2026-03-30 due"]);
  });

  it("from the week that is asked for on", () => {
    expect(told({}, "2026-03-25", "2026-03-16")).toEqual(["2026-03-16 missed", "2026-03-23 due"]);
  });

  it.each([
    ["on the last day of a period", "2026-03-22", ["2026-03-02 missed", "2026-03-09 done"]],
    [
      "on the day after it",
      "2026-03-23",
      ["2026-03-02 missed", "2026-03-09 done", "2026-03-16 missed"],
    ],
    ["in one that was done", "2026-03-10", ["2026-03-02 missed", "2026-03-09 done"]],
  ])("up to the end of a goal %s", (_, ended, expected) => {
    expect(told({ ended })).toEqual(expected);
  });

  it("apart where a day of them was paused", () => {
    const pauses = [{ from: "2026-03-22", until: "2026-03-23", answered: true }];
    expect(told({ pauses })).toContain("2026-03-16 excused");
  });
});

test.each([
  ["Sunday at noon, while it is Monday in Kiritimati", "2026-03-08T12:00Z", "03-02", "03-09"],
  ["before that", "2026-03-08T09:59Z", "03-02", "03-02"],
  ["Monday before noon, while it is Sunday on Baker Island", "2026-03-09T11:59Z", "03-02", "03-09"],
  ["Monday at noon", "2026-03-09T12:00Z", "03-09", "03-09"],
])("on %s", (_, at, open, newest) => {
  expect([openWeek(Date.parse(at)), newestWeek(Date.parse(at))]).toEqual([
    `2026-${open}`,
    `2026-${newest}`,
  ]);
});

describe("how long answers took", () => {
  it.each([
    [6 * HOUR - 1, 0],
    [6 * HOUR, 1],
    [49 * HOUR, 8],
    // A clock that went back.
    [-HOUR, 0],
  ])("%i milliseconds are %i quarters of a day", (took, quarters) => {
    expect(answerQuarters(1_000_000, 1_000_000 + took)).toBe(quarters);
  });

  it.each([
    [{}, null],
    [{ 0: 1 }, 0.25],
    [{ 0: 1, 7: 2 }, 2],
    [{ 10: 1, 9: 1, 2: 1 }, 2.5],
  ])("half of %j came within %s days", (answers, days) => {
    expect(medianAnswerDays(answers)).toBe(days);
  });

  it("is added up over weeks", () => {
    expect(allAnswers([{ 0: 1, 3: 2 }, {}, { 3: 1 }])).toEqual({ 0: 1, 3: 3 });
  });
});

test("a person's periods are counted over all goals, from one that ends on the first day on", () => {
  const goals = [weekly, { ...weekly, done: new Set([]), ended: "2026-03-20" }].map((goal) => ({
    ...goal,
    ...nobody,
  }));
  const all = { done: 1, due: 1, missed: 4, excused: 0 };
  expect(loopCounts(goals, "2026-03-08", "2026-03-25")).toEqual(all);
  // 2026-03-08 is the last day of both first periods.
  expect(loopCounts(goals, "2026-03-09", "2026-03-25")).toEqual({ ...all, missed: 2 });
  expect(loopCounts([], "2026-03-09", "2026-03-25")).toEqual({
    ...all,
    done: 0,
    due: 0,
    missed: 0,
  });
});
