import { describe, expect, test } from "vitest";
import { addDays, nowIn } from "./day.ts";
import type { Goal } from "./goal.ts";
import { earliestDay, marksActivity, recorded } from "./ledger.ts";
import type { Measure } from "./measure.ts";
import { byDay, doneOrNot } from "./measures.fixture.ts";
import type { ProgressChange, Remark } from "./progress.ts";
import { refuse } from "./refusal.ts";
import { noonOf, outOf100, sampleGoal } from "./sample-goal.ts";
import { endsOf, firstOf, lastOf, weeks } from "./zones.fixture.ts";

const today = "2025-03-20";
const now = noonOf(today);
const goal: Goal = { ...sampleGoal, measurable: outOf100(2) };

function by(remark: Remark): ProgressChange {
  return { kind: "change", by: 3, ...remark };
}

function logged(remark: Remark, on: Goal = goal, then = now) {
  return recorded(on, outOf100(5), by(remark), then);
}

describe("the entry of a change (product 4.16)", () => {
  test("holds from, to, day, instant, note and source", () => {
    expect(logged({ note: " Two chapters " })).toEqual({
      from: 2,
      to: 5,
      day: today,
      at: now.at,
      note: "Two chapters",
      source: "change",
      undoes: null,
    });
  });

  test.each<ProgressChange>([
    { kind: "step" },
    { kind: "change", by: 3 },
    { kind: "set", value: 5, rev: 1 },
  ])("of a $kind says so", (change) => {
    expect(recorded(goal, outOf100(5), change, now)).toMatchObject({
      source: change.kind,
      note: null,
      day: today,
    });
  });

  test.each<[Measure, Measure]>([
    [doneOrNot(false), doneOrNot(true)],
    [byDay("2025-06-01"), byDay("2025-06-01", "2025-03-19")],
  ])("of $type holds its values", (measurable, to) => {
    expect(recorded({ ...goal, measurable }, to, by({}), now)).toMatchObject({
      from: measurable.currentValue,
      to: to.currentValue,
    });
  });

  test("is none where the value stays as it is", () => {
    expect(recorded(goal, outOf100(2), by({ note: "n" }), now)).toBeNull();
  });
});

describe("the note: up to 280 (product 4.17)", () => {
  test.each([
    ["empty", "", null],
    ["space", " \n", null],
    ["280 and space around them", ` ${"x".repeat(280)} `, "x".repeat(280)],
    ["140 emoji of two units", "🪨".repeat(140), "🪨".repeat(140)],
  ])("%s", (_, note, kept) => {
    expect(logged({ note })).toMatchObject({ note: kept });
  });

  test("281 is refused", () => {
    expect(logged({ note: "x".repeat(281) })).toEqual(refuse("request.invalid", "note"));
  });
});

describe("an earlier day: up to 7 days back, not in the future, not before the goal was made", () => {
  test.each([
    [0, "change"],
    [-1, "back-dated"],
    [-7, "back-dated"],
  ])("%i days: %s", (days, source) => {
    const day = addDays(today, days);
    expect(logged({ day })).toMatchObject({ day, source, at: now.at });
  });

  test.each([
    [-8, "progress.day-too-early"],
    [1, "progress.date-in-future"],
  ] as const)("%i days: %s", (days, code) => {
    expect(logged({ day: addDays(today, days) })).toEqual(refuse(code, "day"));
  });

  test.each(["", "2025-02-30", "03/19/2025"])("%j is no day", (day) => {
    expect(logged({ day })).toEqual(refuse("request.invalid", "day"));
  });

  test("one step too", () => {
    const day = addDays(today, -1);
    const step = recorded(goal, outOf100(3), { kind: "step", day }, now);
    expect(step).toMatchObject({ day, source: "back-dated", note: null });
  });

  test("a refused day is refused though nothing would change", () => {
    const day = addDays(today, 1);
    expect(recorded(goal, outOf100(2), by({ day }), now)).toEqual(
      refuse("progress.date-in-future", "day"),
    );
  });

  test.each(weeks)("is counted in the owner's zone: in %s from %s on", (zone, day) => {
    const old = { ...goal, createdAt: firstOf(addDays(day, -30), zone) };
    for (const then of endsOf(addDays(day, 7), zone)) {
      expect(earliestDay(old, then)).toBe(day);
      expect(logged({ day }, old, then)).toMatchObject({ day, source: "back-dated" });
      const before = addDays(day, -1);
      expect(logged({ day: before }, old, then)).toEqual(refuse("progress.day-too-early", "day"));
      const after = addDays(day, 8);
      expect(logged({ day: after }, old, then)).toEqual(refuse("progress.date-in-future", "day"));
    }
    for (const createdAt of [firstOf(day, zone), lastOf(day, zone)])
      for (const then of endsOf(addDays(day, 2), zone)) {
        const young = { ...goal, createdAt };
        expect(earliestDay(young, then)).toBe(day);
        expect(logged({ day }, young, then)).toMatchObject({ day });
        expect(logged({ day: addDays(day, -1) }, young, then)).toEqual(
          refuse("progress.day-too-early", "day"),
        );
      }
  });

  test("today stays open where a change of zone has put it before the creation day", () => {
    const at = Date.parse("2025-03-20T05:00:00Z");
    const young = { ...goal, createdAt: at };
    expect(logged({}, young, nowIn(at, "Pacific/Honolulu"))).toMatchObject({ day: "2025-03-19" });
    const back = nowIn(at + 1, "Pacific/Honolulu");
    const kiritimati = { ...goal, createdAt: Date.parse("2025-03-21T09:00:00Z") };
    expect(logged({ day: back.today }, kiritimati, back)).toMatchObject({ day: "2025-03-19" });
  });
});

test.each([
  ["step", true],
  ["change", true],
  ["set", true],
  ["back-dated", false],
  ["undo", false],
] as const)("a %s marks activity: %s (product 4.18)", (source, marks) => {
  expect(marksActivity({ source })).toBe(marks);
});
