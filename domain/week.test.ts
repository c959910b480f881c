import { describe, expect, test } from "vitest";
import { fortnights, goalOf, mondays } from "./check-in-period.fixture.ts";
import { periodAt } from "./check-in-period.ts";
import type { Day } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { noonOf, outOf100 } from "./sample-goal.ts";
import {
  behindFrom,
  goalWeek,
  lookBackFrom,
  periodOnSheet,
  sheetAt,
  type KnownMove,
} from "./week.ts";

const noExcuse = { shortDays: [] };

function moved(day: Day, by: number, how: KnownMove["how"] = "logged"): KnownMove {
  return { day, by, from: 0, to: by, how };
}

function weekOf(
  today: Day,
  moves: readonly KnownMove[],
  { done = false, ...goal }: Partial<GoalCard> & { done?: boolean } = {},
) {
  const card = goalOf(mondays, { createdAt: noonOf("2026-02-25").at, ...goal });
  const period = periodAt(card.rhythms, "2026-03-16")!;
  return goalWeek(card, period, moves, { done, excuse: noExcuse }, noonOf(today));
}

describe("the days that a check-in looks back on", () => {
  const from = (rhythms: GoalCard["rhythms"], created: Day, day: Day) =>
    lookBackFrom(
      goalOf(rhythms, { createdAt: noonOf(created).at }),
      periodAt(rhythms, day)!,
      "UTC",
    );

  test("begin with the period before", () => {
    expect(from(mondays, "2026-02-01", "2026-03-18")).toBe("2026-03-09");
    expect(from(fortnights, "2026-02-01", "2026-03-18")).toBe("2026-03-02");
  });

  test("begin before the first period with a new goal's first day, or seven days before", () => {
    expect(from(mondays, "2026-02-21", "2026-03-02")).toBe("2026-02-21");
    expect(from(mondays, "2026-02-20", "2026-03-02")).toBe("2026-02-23");
  });
});

test("a day is logged, logged later, paused or none", () => {
  const pauses = [{ from: "2026-03-12", until: "2026-03-14", answered: true }];
  const moves = [
    moved("2026-03-10", 1),
    moved("2026-03-11", 2, "logged-later"),
    moved("2026-03-13", 1),
  ];
  const marks = weekOf("2026-03-16", moves, { pauses }).days.map(({ mark }) => mark);
  expect(marks).toEqual(["none", "logged", "logged-later", "paused", "logged", "none", "none"]);
});

describe("the change", () => {
  test("is of the week's entries and of the check-in's own, others of the period come after", () => {
    const { change, since } = weekOf("2026-03-18", [
      moved("2026-03-08", 9),
      moved("2026-03-09", 1),
      moved("2026-03-15", 2),
      moved("2026-03-16", 4, "check-in"),
      moved("2026-03-17", 8),
    ]);
    expect(change?.by).toBe(7);
    expect(since?.by).toBe(8);
  });

  test("is not of the check-in before", () => {
    expect(weekOf("2026-03-16", [moved("2026-03-09", 3, "check-in")]).change).toBeNull();
  });

  test("has the value of what was written last, also of an entry for an earlier day", () => {
    const later = { ...moved("2026-03-12", 1, "logged-later"), to: 5 };
    const own = { ...moved("2026-03-16", 4, "check-in"), to: 4 };
    expect(weekOf("2026-03-18", [own, later]).change).toEqual({ by: 5, to: 5 });
  });

  test("is none if it cancels out, and decimal", () => {
    expect(
      weekOf("2026-03-16", [moved("2026-03-09", 1), moved("2026-03-10", -1)]).change,
    ).toBeNull();
    const tenths = [moved("2026-03-09", 0.1), moved("2026-03-10", 0.2)];
    expect(weekOf("2026-03-16", tenths).change?.by).toBe(0.3);
  });

  test("of an answer or a day is its last value, unless that is the first one", () => {
    const answered = (from: boolean, to: boolean, day: Day): KnownMove => ({
      ...moved(day, 0),
      by: null,
      from,
      to,
    });
    const done = answered(false, true, "2026-03-10");
    expect(weekOf("2026-03-16", [done]).change).toEqual({ by: null, to: true });
    expect(weekOf("2026-03-16", [done, answered(true, false, "2026-03-11")]).change).toBeNull();
  });
});

test("a week is open, done, missed or away", () => {
  expect(weekOf("2026-03-22", []).state).toBe("open");
  expect(weekOf("2026-03-23", []).state).toBe("missed");
  expect(weekOf("2026-03-23", [], { done: true }).state).toBe("done");
  const pauses = [{ from: "2026-03-20", until: "2026-03-21", answered: true }];
  expect(weekOf("2026-03-23", [], { pauses }).state).toBe("away");
});

describe("a sheet", () => {
  test("lasts from the check-in day to the next", () => {
    expect(sheetAt("2026-03-18", 1)).toEqual({ from: "2026-03-16", until: "2026-03-23" });
    expect(sheetAt("2026-03-18", 3)).toEqual({ from: "2026-03-18", until: "2026-03-25" });
    expect(sheetAt("2026-03-18", 4)).toEqual({ from: "2026-03-12", until: "2026-03-19" });
  });

  const on = (sheetOf: Day, today: Day, rhythms = mondays, ended: Day | null = null) =>
    periodOnSheet({ ...goalOf(rhythms), ended }, sheetAt(sheetOf, 1), today)?.from;

  test("has the period of its last day, or of today", () => {
    expect(on("2026-03-16", "2026-03-30")).toBe("2026-03-16");
    expect(on("2026-03-16", "2026-03-18")).toBe("2026-03-16");
    const thursdays = [{ from: "2026-03-05", weeks: 1 }] as const;
    expect(on("2026-03-16", "2026-03-18", thursdays)).toBe("2026-03-12");
    expect(on("2026-03-16", "2026-03-30", thursdays)).toBe("2026-03-19");
  });

  test("has a fortnight's period in both of its weeks", () => {
    expect(on("2026-03-02", "2026-03-30", fortnights)).toBe("2026-03-02");
    expect(on("2026-03-09", "2026-03-30", fortnights)).toBe("2026-03-02");
  });

  test("has no goal without a period yet, nor one that ended before the period was over", () => {
    expect(on("2026-02-23", "2026-03-30")).toBeUndefined();
    expect(on("2026-03-16", "2026-03-30", mondays, "2026-03-22")).toBeUndefined();
    expect(on("2026-03-16", "2026-03-30", mondays, "2026-03-23")).toBe("2026-03-16");
  });
});

describe("the first day on which doing nothing puts a goal behind", () => {
  // One page a day: 100 pages in 100 days.
  const goal = (value: number) =>
    goalOf([], {
      createdAt: noonOf("2026-01-01").at,
      dueDate: "2026-04-11",
      measurable: outOf100(value),
    });

  test("is told within a week", () => {
    expect(behindFrom(goal(10), noonOf("2026-01-11"))).toBe("2026-01-12");
    expect(behindFrom(goal(16), noonOf("2026-01-11"))).toBe("2026-01-18");
  });

  test("is none beyond it, and if the goal is behind already or has no pace", () => {
    expect(behindFrom(goal(17), noonOf("2026-01-11"))).toBeNull();
    expect(behindFrom(goal(5), noonOf("2026-01-11"))).toBeNull();
    expect(behindFrom(goal(0), noonOf("2026-01-01"))).toBeNull();
  });
});
