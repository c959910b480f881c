import { describe, expect, test } from "vitest";
import { addDays } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import type { LedgerEntry } from "./ledger.ts";
import type { Measure } from "./measure.ts";
import { amountOf, byDay, daysInARow, doneOrNot } from "./measures.fixture.ts";
import { goalAt, ledger, on, start } from "./pace.fixture.ts";
import { paceOf } from "./pace.ts";

describe("a pace", () => {
  test("holds the straight line and the units of a Numeric goal", () => {
    expect(paceOf(goalAt(0), [], on(10))).toMatchObject({
      start,
      due: "2025-04-20",
      target: 100,
      unit: "pages",
    });
  });

  test("is there for a DailyStreak", () => {
    const measurable: Measure = daysInARow(8, 50);
    const entries = ledger("1: 4, 5: 4");
    const pace = paceOf(goalAt(0, { measurable }), entries, on(7));
    // Eight in eight days, the creation day counted.
    expect(pace).toMatchObject({ lead: { kind: "ahead", by: 1 }, finish: addDays(start, 7 + 42) });
  });

  test.each<Measure>([byDay("2025-04-20"), doneOrNot(false), amountOf(3, 0), amountOf(3, -5)])(
    "is not there for %j",
    (measurable) => {
      expect(paceOf(goalAt(0, { measurable }), [], on(10))).toBeNull();
    },
  );
});

describe("the points", () => {
  function points(goal: GoalCard, entries: readonly LedgerEntry[], ahead: number) {
    const found = paceOf(goal, entries, on(ahead))?.points ?? [];
    return found.map(({ day, value, expected }) => [day, value, expected]);
  }

  test("begin on the creation day at 0, and end today", () => {
    expect(points(goalAt(0), [], 10)).toEqual([
      ["2025-03-01", 0, 0],
      ["2025-03-11", 0, 20],
    ]);
    expect(points(goalAt(0), [], 0)).toEqual([["2025-03-01", 0, 0]]);
  });

  test("hold each day that changed something, with what it came to", () => {
    const entries = ledger("0: 1, 0: 2, 5: 4, 3: 0.5, 5: -1, 10: 2");
    expect(points(goalAt(8.5), entries, 10)).toEqual([
      ["2025-03-01", 3, 0],
      ["2025-03-04", 3.5, 6],
      ["2025-03-06", 6.5, 10],
      ["2025-03-11", 8.5, 20],
    ]);
  });

  test("a back-dated decrease never goes below 0", () => {
    const entries = ledger("5: 4, 2: -3");
    expect(points(goalAt(1), entries, 5)).toEqual([
      ["2025-03-01", 0, 0],
      ["2025-03-03", 0, 4],
      ["2025-03-06", 1, 10],
    ]);
  });

  test("a ledger that was cut begins where the rest begins", () => {
    expect(points(goalAt(12), ledger("5: 2", 10), 6)).toEqual([
      ["2025-03-01", 10, 0],
      ["2025-03-06", 12, 10],
      ["2025-03-07", 12, 12],
    ]);
    // Without any entry there is only the value itself.
    expect(points(goalAt(12), [], 1)).toEqual([
      ["2025-03-01", 12, 0],
      ["2025-03-02", 12, 2],
    ]);
  });

  test("the straight pace stays at the target after the due date", () => {
    expect(points(goalAt(0), [], 49).at(-1)).toEqual(["2025-04-19", 0, 98]);
    expect(points(goalAt(0), [], 50).at(-1)).toEqual(["2025-04-20", 0, 100]);
    expect(points(goalAt(0), [], 60).at(-1)).toEqual(["2025-04-30", 0, 100]);
  });

  test.each([
    ["on the creation day", start],
    ["before it", addDays(start, -5)],
  ])("due %s, all is expected at once", (_, dueDate) => {
    expect(points(goalAt(0, { dueDate }), [], 1)).toEqual([
      ["2025-03-01", 0, 100],
      ["2025-03-02", 0, 100],
    ]);
  });

  test.each([
    ["completion", { completed: true, status: "completed", completedAt: on(10).at }],
    ["closing", { status: "closed", closedAt: on(10).at }],
  ] as const)("end on the day of %s", (_, ended) => {
    expect(points(goalAt(95, ended), ledger("5: 95"), 30)).toEqual([
      ["2025-03-01", 0, 0],
      ["2025-03-06", 95, 10],
      ["2025-03-11", 95, 20],
    ]);
  });

  test("stay in order where a change of zone moved the creation day or today", () => {
    const entries = ledger("-1: 1, 3: 2");
    expect(points(goalAt(3), entries, 2)).toEqual([
      ["2025-03-01", 1, 0],
      ["2025-03-04", 3, 6],
    ]);
  });

  test("huge amounts stay numbers", () => {
    const entries = ledger("1: 1e308, 3: -1e308, 2: 1e308");
    for (const [, value] of points(goalAt(1e308), entries, 4)) expect(value).toBeLessThan(Infinity);
  });
});
