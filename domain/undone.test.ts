import { describe, expect, test } from "vitest";
import { addDays, nowIn } from "./day.ts";
import type { Goal } from "./goal.ts";
import { dailyChanges, ledgerSum } from "./ledger-sum.ts";
import { mayUndo, undone, type LedgerEntry } from "./ledger.ts";
import type { Measure, MeasureValue } from "./measure.ts";
import { byDay, doneOrNot } from "./measures.fixture.ts";
import { isRefused, refuse } from "./refusal.ts";
import { noonOf, outOf100, sampleGoal } from "./sample-goal.ts";
import { endsOf } from "./zones.fixture.ts";

const today = "2025-03-20";
const now = noonOf(today);
const goal: Goal = { ...sampleGoal, measurable: outOf100(2) };

function entry(id: string, from: MeasureValue, to: MeasureValue, over: Partial<LedgerEntry> = {}) {
  const written: LedgerEntry = {
    id,
    from,
    to,
    day: today,
    at: now.at,
    note: "a note",
    source: "change",
    undoes: null,
  };
  return { ...written, ...over };
}

describe("Undo, for 10 seconds", () => {
  test.each([
    [10_000, true],
    [10_001, false],
    // A clock that is behind the server's.
    [-1, true],
  ])("%i ms after: offered %s", (after, offered) => {
    expect(mayUndo(entry("e", 1, 2), now.at + after)).toBe(offered);
    const later = { ...now, at: now.at + after };
    const taken = undone(goal, entry("e", 1, 2), "e", later);
    expect(isRefused(taken) ? taken.refused : null).toBe(offered ? null : "progress.undo-too-late");
  });

  test("appends a reversing entry of the same day, though midnight has passed", () => {
    const [, last] = endsOf(today, "Europe/London");
    const taken = entry("e", 0.5, 2, { at: last.at });
    const then = nowIn(last.at + 10_000, "Europe/London");
    expect(then.today).not.toBe(today);
    expect(undone(goal, taken, "e", then)).toEqual({
      measurable: outOf100(0.5),
      entry: {
        from: 2,
        to: 0.5,
        day: today,
        at: then.at,
        note: null,
        source: "undo",
        undoes: "e",
      },
      unmarks: true,
    });
  });

  test.each<Measure>([doneOrNot(true), byDay("2025-06-01", "2025-03-01")])(
    "takes $type back",
    (measurable) => {
      const from = measurable.type === "Date" ? null : false;
      const taken = entry("e", from, measurable.currentValue);
      expect(undone({ ...goal, measurable }, taken, "e", now)).toMatchObject({
        measurable: { currentValue: from },
      });
    },
  );

  test("is for the newest change alone", () => {
    const refused = refuse("progress.undo-overtaken");
    expect(undone(goal, entry("e", 1, 2), "newer", now)).toEqual(refused);
    expect(undone(goal, entry("e", 1, 3), "e", now)).toEqual(refused);
  });

  test("is not itself undone", () => {
    const undo = entry("e", 1, 2, { source: "undo", undoes: "d" });
    expect(mayUndo(undo, now.at)).toBe(false);
    expect(undone(goal, undo, "e", now)).toEqual(refuse("progress.undo-too-late"));
  });

  test("a back-dated entry is undone as well", () => {
    const earlier = entry("e", 1, 2, { source: "back-dated", day: addDays(today, -3) });
    expect(undone(goal, earlier, "e", now)).toMatchObject({
      entry: { day: addDays(today, -3) },
      // It had marked no day.
      unmarks: false,
    });
  });

  test("a completed goal is final", () => {
    const done = { ...goal, completed: true, status: "completed" as const };
    expect(undone(done, entry("e", 1, 2), "e", now)).toEqual(refuse("goal.already-completed"));
  });
});

describe("the sum of entries", () => {
  test.each([
    ["none", [0], 0],
    ["up and down", [0, 3, 1], 1],
    ["fractions without noise", [0, 0.1, 0.3, 1.1], 1.1],
    ["huge amounts that were taken back", [0, 1e308, 1, 1.5], 1.5],
    ["a part of the ledger", [7, 8, 10], 3],
  ])("%s", (_, values, sum) => {
    const changes = values.slice(1).map((to, index) => entry(`${index}`, values[index] ?? 0, to));
    expect(ledgerSum(changes)).toBe(sum);
  });

  test("days come in their order, however they were written; what was undone leaves no day", () => {
    const entries = [
      entry("a", 0, 2, { day: "2025-03-18" }),
      entry("b", 2, 5, { day: "2025-03-20" }),
      entry("c", 5, 6, { day: "2025-03-16", source: "back-dated" }),
      entry("d", 6, 9, { day: "2025-03-19" }),
      entry("e", 9, 6, { day: "2025-03-19", source: "undo", undoes: "d" }),
      entry("f", 6, 5.5, { day: "2025-03-18" }),
    ];
    expect(dailyChanges(entries)).toEqual([
      { day: "2025-03-16", by: 1 },
      { day: "2025-03-18", by: 1.5 },
      { day: "2025-03-20", by: 3 },
    ]);
    expect(dailyChanges([])).toEqual([]);
  });
});
