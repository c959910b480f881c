import { expect, it } from "vitest";
import { cairn, stonesPlaced } from "./cairn.ts";

it.each([
  [0, 0],
  [14, 0],
  [15, 1],
  [85, 5],
  [86, 6],
  [100, 7],
])("%d percent lay %d stones", (percent, stones) => {
  expect(stonesPlaced(percent)).toBe(stones);
  expect(stones).toBeLessThanOrEqual(cairn.length);
});
