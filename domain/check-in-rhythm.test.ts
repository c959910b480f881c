import { describe, expect, it, test } from "vitest";
import { fortnights, goalOf, mondays, spans } from "./check-in-period.fixture.ts";
import { missedPeriods, nextPeriod, periodAt, type CheckInDay } from "./check-in-period.ts";
import type { Day } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import {
  changedRhythms,
  earliestPeriod,
  firstRhythms,
  restartedRhythms,
} from "./check-in-rhythm.ts";

function changed(goal: GoalCard, weekday: CheckInDay, today: Day, weeks: 0 | 1 | 2 = 1) {
  return changedRhythms(goal, { weeks, weekday }, earliestPeriod("2026-01-01"), today);
}

describe("a goal's first period", () => {
  it.each([
    ["a Friday, three days before a Monday", "2026-03-06", "2026-03-09"],
    ["a Saturday, two days before one", "2026-03-07", "2026-03-16"],
    ["a Monday", "2026-03-02", "2026-03-09"],
  ])("made on %s", (_, made, from) => {
    expect(firstRhythms(made, 1)).toEqual([{ from, weeks: 1 }]);
  });

  it("is not there before it begins", () => {
    const rhythms = firstRhythms("2026-03-06", 1);
    expect(periodAt(rhythms, "2026-03-08")).toBeNull();
    expect(periodAt(rhythms, "2026-03-09")).toEqual({ from: "2026-03-09", until: "2026-03-16" });
  });
});

describe("another check-in day", () => {
  it("lengthens the period of today, and the next ones begin on it", () => {
    const rhythms = changed(goalOf(mondays), 3, "2026-03-10");
    expect(spans(rhythms, "2026-03-25")).toEqual([
      "2026-03-02 2026-03-09",
      "2026-03-09 2026-03-18",
      "2026-03-18 2026-03-25",
      "2026-03-25 2026-04-01",
    ]);
    // Never shortens it.
    expect(spans(changed(goalOf(mondays), 7, "2026-03-10"), "2026-03-10")).toEqual([
      "2026-03-02 2026-03-09",
      "2026-03-09 2026-03-22",
    ]);
  });

  it("leaves all as it was where it is taken back in time", () => {
    const rhythms = changed(goalOf(mondays), 3, "2026-03-10");
    expect(changed(goalOf(rhythms), 1, "2026-03-12")).toEqual(mondays);
  });

  it("ends a period that it made longer as it was to, also when it changes again", () => {
    const rhythms = changed(goalOf(mondays), 3, "2026-03-10");
    for (const day of ["2026-03-16", "2026-03-17"]) {
      const again = changed(goalOf(rhythms), 1, day);
      expect(spans(again, "2026-03-23")).toEqual([
        "2026-03-02 2026-03-09",
        "2026-03-09 2026-03-18",
        "2026-03-23 2026-03-30",
      ]);
      expect(nextPeriod(again, day)).toBe("2026-03-23");
    }
  });

  it("leaves a period that was done, also when its owner has moved west to the day before it", () => {
    const goal = goalOf(mondays, { checkedIn: "2026-03-02" });
    expect(spans(changed(goal, 3, "2026-03-01"), "2026-03-11")).toEqual([
      "2026-03-02 2026-03-11",
      "2026-03-11 2026-03-18",
    ]);
    expect(spans(changed(goal, 3, "2026-03-01", 0), "2026-03-11")).toEqual([
      "2026-03-02 2026-03-09",
    ]);
  });

  it("begins before the first period with it", () => {
    const goal = goalOf(firstRhythms("2026-03-06", 1));
    const rhythms = changedRhythms(
      goal,
      { weeks: 1, weekday: 2 },
      earliestPeriod("2026-03-06"),
      "2026-03-06",
    );
    expect(rhythms).toEqual([{ from: "2026-03-10", weeks: 1 }]);
  });
});

describe("another cadence", () => {
  it("comes after the period of today", () => {
    expect(spans(changed(goalOf(mondays), 1, "2026-03-10", 2), "2026-03-30")).toEqual([
      "2026-03-02 2026-03-09",
      "2026-03-09 2026-03-16",
      "2026-03-16 2026-03-30",
      "2026-03-30 2026-04-13",
    ]);
    expect(spans(changed(goalOf(fortnights), 1, "2026-03-10", 1), "2026-03-16")).toEqual([
      "2026-03-02 2026-03-16",
      "2026-03-16 2026-03-23",
    ]);
  });

  it("of none takes back what is due, and keeps what is done", () => {
    const none = changed(goalOf(mondays), 1, "2026-03-10", 0);
    expect(spans(none, "2026-04-01")).toEqual(["2026-03-02 2026-03-09"]);
    const done = changed(goalOf(mondays, { checkedIn: "2026-03-09" }), 1, "2026-03-10", 0);
    expect(spans(done, "2026-04-01")).toEqual(["2026-03-02 2026-03-09", "2026-03-09 2026-03-16"]);
    expect(nextPeriod(done, "2026-03-10")).toBeNull();
  });

  it("after none begins on the next check-in day", () => {
    const none = changed(goalOf(mondays), 1, "2026-03-10", 0);
    const again = changed(goalOf(none), 1, "2026-03-10", 1);
    expect(spans(again, "2026-03-16")).toEqual(["2026-03-02 2026-03-09", "2026-03-16 2026-03-23"]);
  });
});

test("a goal that was over for a while owes nothing for it", () => {
  const goal = goalOf(mondays, { checkedIn: "2026-03-02" });
  const back = restartedRhythms(goal, "2026-03-10", "2026-03-25");
  expect(spans(back, "2026-04-05")).toEqual(["2026-03-02 2026-03-09", "2026-03-30 2026-04-06"]);
  expect(
    missedPeriods(goalOf(back, { checkedIn: null }), "2026-03-03", { shortDays: [] }, "2026-03-29"),
  ).toMatchObject([{ from: "2026-03-02" }]);
  // Its first period begins on the day on which it goes on.
  const young = goalOf([{ from: "2026-03-09", weeks: 1 }]);
  expect(restartedRhythms(young, "2026-03-05", "2026-03-09")).toEqual([
    { from: "2026-03-16", weeks: 1 },
  ]);
  // Its owner has moved west, to the day before its first period.
  expect(restartedRhythms(goal, "2026-03-01", "2026-03-01")).toEqual(mondays);
});
