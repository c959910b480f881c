import { describe, expect, it } from "vitest";
import { BLOCK, RowHeights } from "./row-heights.ts";

describe("the heights of rows", () => {
  it("are guessed by those that were measured", () => {
    const heights = new RowHeights();
    const guessed = heights.offset(BLOCK);
    expect(guessed).toBeGreaterThan(0);
    expect(heights.offset(3 * BLOCK)).toBe(3 * guessed);
    heights.setBlock(0, 1_000);
    expect([0, 1, 2, 3].map((block) => heights.offset(block * BLOCK))).toEqual([
      0, 1_000, 2_000, 3_000,
    ]);
    heights.setBlock(1, 2_000);
    expect([1, 2, 3].map((block) => heights.offset(block * BLOCK))).toEqual([1_000, 3_000, 4_500]);
    // Measured again, as after a name has changed.
    heights.setBlock(1, 1_400);
    expect([2, 3].map((block) => heights.offset(block * BLOCK))).toEqual([2_400, 3_600]);
    heights.forget();
    expect(heights.offset(BLOCK)).toBe(guessed);
  });

  it("tell the block at a distance, and the rows of a block that is not full", () => {
    const heights = new RowHeights();
    heights.setBlock(0, 1_000);
    heights.setBlock(1, 3_000);
    const at = [-50, 0, 999, 1_000, 3_999, 4_000, 5_999, 6_000];
    expect(at.map((distance) => heights.blockAt(distance))).toEqual([0, 0, 0, 1, 1, 2, 2, 3]);
    expect(heights.offset(2 * BLOCK + BLOCK / 4)).toBe(4_500);
  });
});
