import { expect, test } from "vitest";
import { steppedMeasure } from "./check-in-by-mail.ts";
import type { Measure } from "./measure.ts";

const kilometres = { type: "Numeric", targetValue: 10, unit: "km" } as const;
const streak = { type: "DailyStreak", targetValue: 30, unit: "days" } as const;
const yesOrNo = { type: "Boolean", targetValue: null, unit: "" } as const;

test.each<[string, Measure, Measure["currentValue"] | undefined]>([
  ["an amount grows by one", { ...kilometres, currentValue: 3 }, 4],
  ["and as a person adds it", { ...kilometres, currentValue: 0.57 }, 1.57],
  ["a streak grows by a day", { ...streak, currentValue: 6 }, 7],
  ["what is not done is done", { ...yesOrNo, currentValue: false }, true],
  ["what is done has no step", { ...yesOrNo, currentValue: true }, undefined],
  [
    "a Date goal has none",
    { type: "Date", targetValue: "2026-12-01", currentValue: null, unit: "" },
    undefined,
  ],
])("by mail %s", (_, measure, value) => {
  expect(steppedMeasure(measure)?.currentValue).toBe(value);
});
