import { expect, test } from "vitest";
import { endOfQuarter } from "./quarter.ts";

test.each([
  ["2026-01-01", "2026-03-31"],
  ["2026-03-31", "2026-03-31"],
  ["2026-04-01", "2026-06-30"],
  ["2026-09-30", "2026-09-30"],
  ["2026-11-28", "2026-12-31"],
])("the quarter of %s ends on %s", (day, end) => {
  expect(endOfQuarter(day)).toBe(end);
});
