import { describe, expect, test } from "vitest";
import * as limits from "./limits.ts";
import {
  draftedMeasure,
  missingMeasureField,
  overlongMeasureField,
  retypedMeasure,
  type MeasureDraft,
} from "./measure-draft.ts";
import { measureTypes } from "./measure.ts";
import { refuse } from "./refusal.ts";

function draft(type: string, targetValue: string, unit = "pages"): MeasureDraft {
  return { type, targetValue, unit };
}

test("there are four types (product 4.1)", () => {
  expect(measureTypes).toEqual(["Numeric", "Date", "DailyStreak", "Boolean"]);
});

describe("a Numeric target must parse as a number (product 4.2)", () => {
  test.each([
    [" 2.5 ", 2.5],
    ["+5.", 5],
    ["007", 7],
    ["1E-2", 0.01],
    ["1e308", 1e308],
    // product 4.2: it may be zero or negative; its percentage is then 0.
    ["0", 0],
    ["-3", -3],
    // JSON cannot carry a negative zero.
    ["-0", 0],
    ["-1e-400", 0],
    // As it is shown.
    ["1,000", 1000],
  ])("%j is %d, and the goal starts at 0", (typed, targetValue) => {
    expect(draftedMeasure(draft("Numeric", typed))).toStrictEqual({
      type: "Numeric",
      targetValue,
      currentValue: 0,
      unit: "pages",
    });
  });

  test.each([
    "abc",
    "NaN",
    "Infinity",
    "1e309",
    "0x10",
    "1_000",
    "5 pages",
    "+-1",
    "1e",
    ".",
    "١٢",
    "5n",
    "\ud83d",
  ])("%j is refused", (typed) => {
    expect(draftedMeasure(draft("Numeric", typed))).toEqual(
      refuse("goal.target-not-a-number", "measurable.targetValue"),
    );
  });

  test("its unit is kept without the space around it", () => {
    expect(draftedMeasure(draft("Numeric", "5", " new connections "))).toMatchObject({
      unit: "new connections",
    });
  });
});

describe("a DailyStreak target must be a positive whole number (product 4.3)", () => {
  test.each([
    [" 7 ", 7],
    ["1,000", 1000],
    ["9007199254740991", Number.MAX_SAFE_INTEGER],
  ])("%j is %d days, and the goal starts at 0", (typed, targetValue) => {
    expect(draftedMeasure(draft("DailyStreak", typed, ""))).toStrictEqual({
      type: "DailyStreak",
      targetValue,
      currentValue: 0,
      unit: "days",
    });
  });

  test.each(["0", "-1", "1.5", "1,000.5", "9007199254740992", "NaN", "7 days"])(
    "%j is refused",
    (typed) => {
      expect(draftedMeasure(draft("DailyStreak", typed, ""))).toEqual(
        refuse("goal.streak-target-invalid", "measurable.targetValue"),
      );
    },
  );
});

describe("a Date target must be a valid date (product 4.4)", () => {
  test.each(["2028-02-29", "02/29/2028", " 2028-02-29 "])("%j is one", (typed) => {
    expect(draftedMeasure(draft("Date", typed, ""))).toStrictEqual({
      type: "Date",
      targetValue: "2028-02-29",
      currentValue: null,
      unit: "",
    });
  });

  test.each(["2025-02-29", "soon"])("%j is refused", (typed) => {
    expect(draftedMeasure(draft("Date", typed, ""))).toEqual(
      refuse("goal.target-date-invalid", "measurable.targetValue"),
    );
  });
});

test("a Boolean has target null and is not done, whatever was typed (product 4.1)", () => {
  expect(draftedMeasure(draft("Boolean", "1", "certificate"))).toStrictEqual({
    type: "Boolean",
    targetValue: null,
    currentValue: false,
    unit: "",
  });
});

test.each(["", "numeric", "NUMERIC", "Percentage", " Numeric", "__proto__", "constructor"])(
  "%j is no type",
  (type) => {
    expect(draftedMeasure(draft(type, "5"))).toEqual(
      refuse("goal.measure-unknown", "measurable.type"),
    );
  },
);

describe("what a measure needs (product 3.2)", () => {
  test.each([
    ["Numeric", "5", "pages", null],
    ["Numeric", "", "pages", "measurable.targetValue"],
    ["Numeric", "5", " \t", "measurable.unit"],
    ["Date", "2025-05-01", "", null],
    ["Date", "", "", "measurable.targetValue"],
    ["DailyStreak", "7", "", null],
    ["DailyStreak", "", "days", "measurable.targetValue"],
    ["Boolean", "", "", null],
    ["Percentage", "", "", null],
  ])("%s with target %j and unit %j lacks %s", (type, targetValue, unit, missing) => {
    expect(missingMeasureField({ type, targetValue, unit })).toBe(missing);
  });
});

test.each(measureTypes)("changing the type to %s clears target and unit (product 3.11)", (type) => {
  expect(retypedMeasure(type)).toStrictEqual({ type, targetValue: "", unit: "" });
});

describe("a unit and a typed target have at most 40 characters (product 3.3)", () => {
  test.each([
    ["40 letters", "a".repeat(40), true],
    ["41 letters", "a".repeat(41), false],
    ["40 letters and space around them", ` ${"a".repeat(40)} `, true],
    ["20 emoji, of two units each", "🪨".repeat(20), true],
  ])("%s", (_, unit, fits) => {
    expect(limits.unit).toBe(40);
    const overlong = (field: string) => (fits ? null : field);
    expect(overlongMeasureField(draft("Numeric", "5", unit))).toBe(overlong("measurable.unit"));
    expect(overlongMeasureField(draft("Numeric", unit))).toBe(overlong("measurable.targetValue"));
  });
});
