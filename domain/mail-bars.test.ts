import { expect, test } from "vitest";
import { addDays } from "./day.ts";
import { mailBars, scaleTop } from "./mail-bars.ts";
import type { MailDay } from "./mail-health.ts";

const FIRST = "2025-03-10";
const counts = (total: number) => ({ total, sent: total, failed: 0, pending: 0 });

/** Days with as many mails as their place, from 0. */
function someDays(count: number): MailDay[] {
  return Array.from({ length: count }, (_, place) => ({
    day: addDays(FIRST, place),
    byType: place === 0 ? {} : { marketing: counts(place), verification: counts(1) },
  }));
}

test("a bar is a day, stacked in the one order of the types", () => {
  expect(mailBars(someDays(3))).toEqual([
    { from: FIRST, to: FIRST, total: 0, parts: [] },
    {
      from: "2025-03-11",
      to: "2025-03-11",
      total: 2,
      parts: [
        { type: "verification", count: 1 },
        { type: "marketing", count: 1 },
      ],
    },
    {
      from: "2025-03-12",
      to: "2025-03-12",
      total: 3,
      parts: [
        { type: "verification", count: 1 },
        { type: "marketing", count: 2 },
      ],
    },
  ]);
  expect(mailBars([])).toEqual([]);
});

test.each([
  [100, 100, 1, 1],
  [101, 15, 3, 7],
  [366, 53, 2, 7],
  [364, 52, 7, 7],
])("%i days are %i bars, the first of %i and the last of %i days", (days, count, first, last) => {
  const bars = mailBars(someDays(days));
  expect(bars).toHaveLength(count);
  expect(bars[0]).toMatchObject({ from: FIRST, to: addDays(FIRST, first - 1) });
  const end = addDays(FIRST, days - 1);
  expect(bars.at(-1)).toMatchObject({ from: addDays(end, 1 - last), to: end });
  const total = bars.reduce((sum, bar) => sum + bar.total, 0);
  expect(total).toBe((days * (days - 1)) / 2 + days - 1);
});

test.each([
  [0, 1],
  [3, 3],
  [7, 8],
  [11, 20],
  [201, 300],
  [601, 800],
  [1_000, 1_000],
])("a scale that reaches %i ends at %i", (most, top) => {
  expect(scaleTop(most)).toBe(top);
});
