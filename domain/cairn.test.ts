import { expect, it } from "vitest";
import { cairn, stonesPlaced } from "./cairn.ts";

it.each([
  [0, 0],
  [14, 0],
  [15, 1],
  [28, 1],
  [29, 2],
  [85, 5],
  [86, 6],
  [99, 6],
  [100, 7],
])("%d percent lay %d stones", (percent, stones) => {
  expect(stonesPlaced(percent)).toBe(stones);
  expect(stones).toBeLessThanOrEqual(cairn.length);
});
