import { expect, test } from "vitest";
import { steppedMeasure } from "./check-in-by-mail.ts";
import type { Measure } from "./measure.ts";
import { amountOf, byDay, daysInARow, doneOrNot } from "./measures.fixture.ts";

test.each<[string, Measure, Measure["currentValue"] | undefined]>([
  ["an amount grows by one", amountOf(3, 10, "km"), 4],
  ["and as a person adds it", amountOf(0.57, 10, "km"), 1.57],
  ["a streak grows by a day", daysInARow(6, 30), 7],
  ["what is not done is done", doneOrNot(false), true],
  ["what is done has no step", doneOrNot(true), undefined],
  ["a Date goal has none", byDay("2026-12-01"), undefined],
])("by mail %s", (_, measure, value) => {
  expect(steppedMeasure(measure)?.currentValue).toBe(value);
});
