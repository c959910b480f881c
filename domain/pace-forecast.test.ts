import { describe, expect, test } from "vitest";
import { addDays, type Day } from "./day.ts";
import type { GoalCard } from "./goal.ts";
import type { Measure } from "./measure.ts";
import { amountOf } from "./measures.fixture.ts";
import { goalAt, ledger, on, start } from "./pace.fixture.ts";
import { paceOf } from "./pace.ts";
import { endsOf, firstOf, lastOf, weeks } from "./zones.fixture.ts";

describe("ahead by, behind by", () => {
  test.each([
    // The straight pace is at 20 pages on the tenth day, and 1 percent of the target is 1 page.
    [20.99, "on pace", 0],
    [21, "ahead", 1],
    [21.01, "ahead", 1.01],
    [19.01, "on pace", 0],
    [19, "behind", 1],
  ])("at %d pages: %s by %d", (value, kind, by) => {
    expect(paceOf(goalAt(value), ledger(`1: ${value}`), on(10))?.lead).toEqual({ kind, by });
  });

  test.each([
    ["nothing was ever logged", goalAt(0), [], 10],
    ["all was undone", goalAt(0), ledger("1: 2, 1: -2"), 10],
    ["it is the creation day", goalAt(2), ledger("0: 2"), 0],
    ["it is done by percent", goalAt(100), ledger("1: 100"), 10],
    [
      "it is done by the flag",
      goalAt(95, { completed: true, status: "completed", completedAt: on(5).at }),
      ledger("1: 95"),
      10,
    ],
  ])("not said where %s", (_, goal, entries, ahead) => {
    expect(paceOf(goal, entries, on(ahead))?.lead).toBeNull();
  });

  test("said from the day after creation on, and after the due date", () => {
    expect(paceOf(goalAt(5), ledger("0: 5"), on(1))?.lead).toEqual({ kind: "ahead", by: 3 });
    expect(paceOf(goalAt(40), ledger("1: 40"), on(60))?.lead).toEqual({ kind: "behind", by: 60 });
  });

  test("a lead too small to write is on pace", () => {
    const measurable: Measure = amountOf(0.0235, 0.1, "km");
    const pace = paceOf(goalAt(0, { measurable }), ledger("1: 0.0235"), on(10));
    expect(pace?.lead).toEqual({ kind: "on pace", by: 0 });
  });
});

describe("at this rate you finish on", () => {
  function finish(changes: string, ahead: number, over: Partial<GoalCard> = {}): Day | null {
    const entries = ledger(changes);
    return (
      paceOf(goalAt(Number(entries.at(-1)?.to ?? 0), over), entries, on(ahead))?.finish ?? null
    );
  }

  test.each<[string, string, number, number | null]>([
    ["one day", "4: 10", 4, null],
    ["two days, 2 apart", "2: 5, 4: 5", 4, null],
    ["two days, 3 apart", "1: 5, 4: 5", 4, 4 + 45],
    ["two days, 3 apart, one undone", "1: 5, 1: -5, 4: 5", 4, null],
    // 10 pages in 10 days, the creation day counted.
    ["time without progress counts", "1: 5, 4: 5", 9, 9 + 90],
    ["a part of a day is a day", "1: 5, 4: 6", 9, 9 + 81],
    ["a rate of 0", "1: 5, 4: -5", 9, null],
    ["a rate below 0", "0: 5, 1: 5, 4: -8, 5: -4", 9, null],
  ])("%s", (_, changes, ahead, days) => {
    expect(finish(changes, ahead)).toBe(days === null ? null : addDays(start, days));
  });

  test("of a rate below 0 within the window, though the goal has grown", () => {
    expect(finish("0: 50, 30: -1, 34: -2", 40)).toBeNull();
  });

  test("the rate is that of the last 28 days", () => {
    // Today and the 27 days before it: from day 13 on.
    const late = "13: 14, 40: 14";
    expect(finish(late, 40)).toBe(addDays(start, 40 + 72));
    // The first of them has left the window.
    expect(finish(late, 41)).toBeNull();
    expect(finish(`0: 44, ${late}`, 40)).toBe(addDays(start, 40 + 28));
  });

  test.each([
    ["by percent", "1: 50, 4: 50", {}],
    [
      "by the flag",
      "1: 50, 4: 45",
      { completed: true, status: "completed", completedAt: on(5).at },
    ],
  ] as const)("not said of a goal that is done %s", (_, changes, over) => {
    expect(finish(changes, 9, over)).toBeNull();
  });

  test("not said beyond ten years", () => {
    const over = (targetValue: number): Partial<GoalCard> => ({
      measurable: amountOf(10, targetValue, "pages"),
    });
    const changes = "1: 5, 4: 5";
    expect(finish(changes, 9, over(3_660))).toBe(addDays(start, 9 + 3_650));
    expect(finish(changes, 9, over(3_661))).toBeNull();
    expect(finish(changes, 9, over(1e308))).toBeNull();
  });
});

describe("days are the owner's own", () => {
  test.each(weeks)("in %s from %s on", (zone, day) => {
    for (const createdAt of [firstOf(day, zone), lastOf(day, zone)]) {
      const goal = goalAt(8, { createdAt, dueDate: addDays(day, 8) });
      const entries = ledger("0: 4, 3: 4").map((entry, index) => ({
        ...entry,
        day: addDays(day, index * 3),
      }));
      for (const then of endsOf(addDays(day, 7), zone)) {
        expect(paceOf(goal, entries, then)).toMatchObject({
          start: day,
          points: [
            { day, value: 4, expected: 0 },
            { day: addDays(day, 3), value: 8, expected: 37.5 },
            { day: addDays(day, 7), value: 8, expected: 87.5 },
          ],
          lead: { kind: "behind", by: 79.5 },
          finish: addDays(day, 7 + 92),
        });
      }
    }
  });
});
