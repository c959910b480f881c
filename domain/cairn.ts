import type { Pebble } from "./pebble.ts";

/** Seven stones from the ground up, in a square of 160. */
export const cairn: readonly Pebble[] = [
  [80, 139, 58, 13, 8],
  [75, 115.5, 45, 11, -6],
  [83, 94.5, 35, 10.5, 5],
  [77, 75, 26, 9.5, -5],
  [83, 57.5, 20, 8.5, 4],
  [79, 42, 14, 7.5, -2],
  [81, 28, 9, 7, 1],
];

export const cairnShade: Pebble = [82, 152, 74, 4, 0];

/** Stones placed at a percentage, one for each full seventh (product 30.4). */
export function stonesPlaced(percent: number): number {
  return Math.floor((percent * cairn.length) / 100);
}

/** The logo's four stones, from the ground up, in a square of 48. */
export const mark: readonly Pebble[] = [
  [24, 39, 19, 6.5, 3],
  [22.5, 27.5, 14, 5, -3],
  [25, 17.5, 9.5, 4.5, 2],
  [23.5, 8.5, 6, 4, -1],
];
