import { expect, test } from "vitest";
import { pauseBefore } from "./back-off.ts";

test.each([
  [0, 500, 1_000],
  [1, 1_000, 2_000],
  [2, 2_000, 4_000],
  [3, 2_500, 5_000],
  [40, 2_500, 5_000],
])("after %i failures it pauses %i to %i ms", (failures, least, most) => {
  expect(pauseBefore(failures, 0)).toBe(least);
  expect(pauseBefore(failures, 1)).toBe(most);
  expect(pauseBefore(failures, 0.5)).toBe((least + most) / 2);
});
