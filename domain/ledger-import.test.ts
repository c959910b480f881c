import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import { marksActivity } from "./ledger.ts";
import { imported, type ImportLine, type ImportTable } from "./ledger-import.ts";
import * as limits from "./limits.ts";
import type { Measure } from "./measure.ts";
import { byDay, daysInARow, doneOrNot } from "./measures.fixture.ts";
import { paceOf } from "./pace.ts";
import { isRefused } from "./refusal.ts";
import { noonOf, outOf100, sampleGoal } from "./sample-goal.ts";

const today = "2025-03-20";
const now = noonOf(today);
const aDay: Measure = byDay("2025-05-01");

function tableOf(...lines: readonly (readonly [day: string, value: string, note?: string])[]) {
  const all = lines.map(([day, value, note = ""], index): ImportLine => ({
    line: index + 2,
    day,
    value,
    note,
  }));
  return { lines: all, ownMark: null } satisfies ImportTable;
}

function goalOf(measurable: Measure, more: Partial<GoalCard> = {}): GoalCard {
  return { ...sampleGoal, measurable, ...more };
}

const outcome = (goal: GoalCard, table: ImportTable, lastDay: string | null = null) => {
  const found = imported(goal, table, lastDay, now);
  return isRefused(found)
    ? [found.refused, found.field]
    : found.entries.map(({ from, to, day }) => [from, to, day]);
};

describe("days", () => {
  const back = (days: number) => addDays(today, -days);
  test.each<
    readonly [what: string, days: readonly string[], last: string | null, refused: string | null]
  >([
    ["today", [today], null, null],
    ["tomorrow", [addDays(today, 1)], null, "progress.date-in-future"],
    ["as long ago as may be", [back(limits.importDays)], null, null],
    ["a day longer ago", [back(limits.importDays + 1)], null, "import.day-too-early"],
    ["the last day of the ledger", [back(3)], back(3), null],
    ["the day before it", [back(4)], back(3), "import.day-before-ledger"],
    ["one that stays", [back(9), back(9)], null, null],
    ["one that goes back", [back(9), back(10)], null, "import.day-goes-back"],
  ])("%s", (_, days, last, refused) => {
    const table = tableOf(...days.map((day, index) => [day, String(index + 1)] as const));
    const [first, field] = outcome(goalOf(outOf100(0)), table, last);
    expect(typeof first === "string" ? [first, field] : null).toEqual(
      refused && [refused, `line ${days.length + 1}`],
    );
  });
});

test.each<readonly [measure: Measure, cell: string, value: unknown]>([
  [outOf100(0), "12", 12],
  [outOf100(0), " 0.5 ", 0.5],
  [outOf100(0), "1,000", "import.value-ambiguous"],
  [outOf100(0), "12 pages", 12],
  [outOf100(0), "-", "import.value-invalid"],
  [outOf100(0), "-1", "import.value-invalid"],
  [doneOrNot(false), "YES", true],
  [doneOrNot(false), "done", "import.value-invalid"],
  [aDay, today, today],
  [aDay, "2025-03-21", "progress.date-in-future"],
  [aDay, "20/03/2025", "import.value-invalid"],
])("of %j %s is %s", (measure, cell, value) => {
  const [first] = outcome(goalOf(measure), tableOf([today, cell]));
  expect(Array.isArray(first) ? first[1] : first).toBe(value);
});

test("a number that could be two is decided by the other lines, or its line is told", () => {
  const lines = (...cells: string[]) => tableOf(...cells.map((cell) => [today, cell] as const));
  const streak: Measure = daysInARow(0, 3);
  for (const goal of [goalOf(outOf100(0)), goalOf(streak)]) {
    expect(outcome(goal, lines("999,5", "1.200"))).toEqual([
      [0, 999.5, today],
      [999.5, 1200, today],
    ]);
    expect(outcome(goal, lines("7", "1.200"))).toEqual(["import.value-ambiguous", "line 3"]);
    // What is wrong above it is said first.
    expect(outcome(goal, lines("x", "1.200"))).toEqual(["import.value-invalid", "line 2"]);
  }
  expect(outcome(goalOf(outOf100(0)), { ...lines("1.200"), ownMark: "." })).toEqual([
    [0, 1.2, today],
  ]);
});

test("a line that leaves the value is left out and counted; where all do there is nothing", () => {
  const goal = goalOf(outOf100(3));
  const found = imported(goal, tableOf([today, "3"], [today, "4"], [today, "4.0"]), null, now);
  expect(found).toMatchObject({ entries: [{ from: 3, to: 4 }], unchanged: 2 });
  expect(outcome(goal, tableOf([today, "3"]))).toEqual(["import.nothing", undefined]);
  expect(outcome(goal, tableOf())).toEqual(["import.nothing", undefined]);
});

test("a goal that has ended takes none; one that rests does", () => {
  const table = tableOf([today, "1"]);
  const ended = (more: Partial<GoalCard>) => outcome(goalOf(outOf100(0), more), table)[0];
  expect(ended({ status: "completed", completed: true })).toBe("goal.already-completed");
  expect(ended({ status: "closed", closedAt: now.at })).toBe("goal.closed");
  const pauses = [{ from: today, until: null, answered: false }];
  expect(ended({ pauses })).toEqual([0, 1, today]);
});

test("whatever is taken is a chain from the goal's value to its new one, in order of days, and marks no day", () => {
  const line = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 5 }));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const sorted = lines.toSorted(([one], [other]) => other - one);
      const rows = sorted.map(([back, value]) => [addDays(today, -back), `${value}`] as const);
      const goal = goalOf(outOf100(2));
      const found = imported(goal, tableOf(...rows), null, now);
      expect(isRefused(found)).toBe(sorted.every(([, value]) => value === 2));
      if (isRefused(found)) return;
      const { entries, measurable, unchanged } = found;
      expect(entries.length + unchanged).toBe(lines.length);
      expect(entries.map(({ from }) => from)).toEqual([
        2,
        ...entries.slice(0, -1).map(({ to }) => to),
      ]);
      expect(entries.at(-1)?.to).toBe(measurable.currentValue);
      expect(entries.map(({ day }) => day)).toEqual(entries.map(({ day }) => day).toSorted());
      expect(entries.filter(marksActivity)).toEqual([]);
      const written = entries.map((entry, index) => ({ ...entry, id: `e${index}` }));
      const points = paceOf({ ...goal, measurable }, written, now)?.points ?? [];
      expect(points.at(-1)?.value).toBe(measurable.currentValue);
    }),
  );
});
