import { describe, expect, it } from "vitest";
import { mondays } from "./check-in-period.fixture.ts";
import { nowIn, type Day } from "./day.ts";
import { isRefused } from "./refusal.ts";
import { noonOf, sampleGoal } from "./sample-goal.ts";
import {
  pastYear,
  yearLines,
  yearSpan,
  type PastYear,
  type YearFacts,
  type YearGoal,
} from "./year.ts";

const nothing: YearFacts = {
  goals: [],
  days: [],
  checkIns: [],
  excuse: { shortDays: [] },
  began: null,
};
const now = noonOf("2026-11-28");

function yearOf(year: number, facts: Partial<YearFacts> = {}, at = now): PastYear {
  const found = pastYear(year, { ...nothing, ...facts }, at);
  if (isRefused(found)) throw new Error(found.refused);
  return found;
}

function goal(more: Partial<YearGoal> = {}): YearGoal {
  return { ...sampleGoal, ...more };
}

function completedAt(iso: string, more: Partial<YearGoal> = {}): YearGoal {
  const end = { status: "completed", completed: true, completedAt: Date.parse(iso) } as const;
  return goal({ ...end, ...more });
}

const done = (period: Day, kept: "kept" | "not" | null = null) => ({
  goalId: sampleGoal.id,
  period,
  kept,
});

describe("a year", () => {
  it("that is to come is refused, and the present one is not", () => {
    expect(pastYear(2027, nothing, now)).toMatchObject({ refused: "not-found" });
    expect(yearOf(2026).year).toBe(2026);
  });

  it("with nothing in it is all zeros", () => {
    expect(yearOf(2026)).toEqual({
      year: 2026,
      previous: null,
      next: null,
      completed: [],
      learned: [],
      days: [],
      checkIns: { done: 0, due: 0 },
      promises: { kept: 0, answered: 0 },
      weeks: { kept: 0, due: 0, longestRun: 0 },
    });
  });

  it.each([
    [2025, "2025-01-01", { previous: null, next: 2026 }],
    [2025, "2024-12-31", { previous: 2024, next: 2026 }],
    [2026, "2025-01-01", { previous: 2025, next: null }],
  ])("%i, where records begin on %s, has neighbours", (year, began, beside) => {
    expect(yearOf(year, { began })).toMatchObject(beside);
  });

  it.each([
    [2024, "2024-02-29", true],
    [2024, "2024-12-31", true],
    [2024, "2025-01-01", false],
    [2025, "2024-12-31", false],
  ])("%i and an entry of %s: %s", (year, day, counts) => {
    expect(yearOf(year, { days: [day] }).days).toEqual(counts ? [day] : []);
  });

  it("reaches to the first day of the next", () => {
    expect(yearSpan(999)).toEqual({ from: "0999-01-01", until: "1000-01-01" });
  });
});

describe("completed goals", () => {
  it.each([
    ["UTC", "2025-12-31T23:59:59Z", 2025],
    ["UTC", "2026-01-01T00:00:00Z", 2026],
    ["Asia/Tokyo", "2025-12-31T14:59:59Z", 2025],
    ["Asia/Tokyo", "2025-12-31T15:00:00Z", 2026],
    ["America/Los_Angeles", "2026-01-01T07:59:59Z", 2025],
  ])("belong to the year of their end in the person's zone: %s, %s", (zone, iso, year) => {
    const at = nowIn(now.at, zone);
    const goals = [completedAt(iso)];
    for (const one of [2025, 2026])
      expect(yearOf(one, { goals }, at).completed).toHaveLength(one === year ? 1 : 0);
  });

  it("come with their day and weeks, the first that ended first", () => {
    const goals = [
      completedAt("2026-03-02T12:00:00Z", { id: "later" }),
      completedAt("2026-02-02T12:00:00Z", { createdAt: Date.parse("2026-01-05T12:00:00Z") }),
    ];
    expect(yearOf(2026, { goals }).completed).toMatchObject([
      { goalId: sampleGoal.id, day: "2026-02-02", weeks: 4 },
      { goalId: "later", day: "2026-03-02" },
    ]);
  });

  it("are none once undone or taken up again", () => {
    expect(yearOf(2026, { goals: [goal()] }).completed).toEqual([]);
  });
});

it("what was learned is that of the goals closed in the year, where something was", () => {
  const closed = (iso: string, learned: string) =>
    goal({ status: "closed", closedAt: Date.parse(iso), learned });
  const goals = [
    closed("2026-05-01T12:00:00Z", "Begin smaller"),
    closed("2026-05-02T12:00:00Z", ""),
    closed("2025-05-01T12:00:00Z", "Ask sooner"),
  ];
  expect(yearOf(2026, { goals }).learned.map(({ text }) => text)).toEqual(["Begin smaller"]);
});

describe("weeks", () => {
  const goals = [goal({ rhythms: mondays })];
  const at = noonOf("2026-04-06");
  const of = (checkIns: YearFacts["checkIns"], more: Partial<YearFacts> = {}) =>
    yearOf(2026, { goals, checkIns, ...more }, at);

  it("are kept where each check-in was done, and the longest run is of those in a row", () => {
    const checkIns = ["2026-03-02", "2026-03-16", "2026-03-23"].map((day) => done(day));
    expect(of(checkIns)).toMatchObject({
      checkIns: { done: 3, due: 5 },
      weeks: { kept: 3, due: 5, longestRun: 2 },
    });
  });

  it("count the present one once it is done", () => {
    expect(of([done("2026-04-06")]).checkIns).toEqual({ done: 1, due: 6 });
  });

  it("with a check-in of another goal missed are not kept", () => {
    const both = [...goals, goal({ id: "other", rhythms: mondays })];
    const { weeks } = of([done("2026-03-02")], { goals: both });
    expect(weeks).toEqual({ kept: 0, due: 5, longestRun: 0 });
  });

  it("of a pause neither add nor break", () => {
    const pauses = [{ from: "2026-03-09", until: "2026-03-16", answered: true }];
    const paused = [goal({ rhythms: mondays, pauses })];
    const checkIns = ["2026-03-02", "2026-03-16"].map((day) => done(day));
    const { weeks } = yearOf(2026, { goals: paused, checkIns }, noonOf("2026-03-23"));
    expect(weeks).toEqual({ kept: 2, due: 2, longestRun: 2 });
  });

  it.each([
    ["2026-03-08T12:00:00Z", 0],
    ["2026-03-09T12:00:00Z", 1],
  ])("owe nothing for a period in which the goal ended: %s", (iso, due) => {
    const ended = [completedAt(iso, { rhythms: mondays })];
    expect(yearOf(2026, { goals: ended }, at).checkIns).toEqual({ done: 0, due });
  });

  it("belong to the year in which their period began", () => {
    const rhythms = [{ from: "2025-12-29", weeks: 1 as const }];
    const old = { goals: [goal({ rhythms })] };
    const then = noonOf("2026-01-12");
    expect(yearOf(2025, old, then).checkIns).toEqual({ done: 0, due: 1 });
    expect(yearOf(2026, old, then).checkIns).toEqual({ done: 0, due: 1 });
    const checkIns = [done("2025-12-29"), done("2026-01-05")];
    expect(yearOf(2026, { ...old, checkIns }, then).checkIns).toEqual({ done: 1, due: 1 });
  });
});

it("promises are kept of those answered in the year", () => {
  const checkIns = [
    done("2025-12-29", "kept"),
    done("2026-01-05", "kept"),
    done("2026-01-12", "not"),
    done("2026-01-19"),
  ];
  expect(yearOf(2026, { checkIns }).promises).toEqual({ kept: 1, answered: 2 });
});

it("figures in words leave out those that are 0", () => {
  const goals = [completedAt("2026-03-02T12:00:00Z")];
  const of = (facts: Partial<YearFacts>) => yearLines(yearOf(2026, facts));
  expect(of({})).toEqual([]);
  expect(of({ goals, days: ["2026-03-01", "2026-03-02"], checkIns: [done("2026-03-02")] })).toEqual(
    ["1 goal completed", "2 days with progress", "1 of 1 week kept", "Longest run: 1 week"],
  );
});
