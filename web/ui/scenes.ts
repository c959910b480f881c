import type { Scene } from "./stones.tsx";

/** Four stones of one person, three of another. */
export const pair: Scene = [
  [46, 139, 37, 13, 4],
  [43, 116, 28, 10.5, -4],
  [48, 96.5, 20, 9.5, 3],
  [45, 79, 13, 8.5, -1],
  [121, 141, 32, 11, -4],
  [124, 121, 23, 9.5, 3],
  [120, 103.5, 14, 8.5, -2],
];

/** Stones to walk on, one for each time. */
export const path: Scene = [
  [52, 140, 36, 12, 5],
  [108, 118, 29, 9.5, -4],
  [64, 98, 24, 8, 3],
  [104, 81, 19, 6.5, -3],
  [74, 67, 15, 5, 2],
  [99, 55, 11, 4, -1],
  [84, 45, 8, 3, 1],
];
