import { describe, expect, it } from "vitest";
import { runThrottled, restAfter } from "./throttled.ts";

describe("a long job", () => {
  it.each([
    [10, 0, 10],
    [10, 0.5, 25],
    [10, 1, 40],
    [5_000, 0, 250],
  ])("of which a piece took %i ms rests, busy %d, for %i ms", (worked, busy, rest) => {
    expect(restAfter(worked, busy)).toBe(rest);
  });

  it("goes on until nothing is left", async () => {
    let left = 3;
    await runThrottled(async () => (left -= 1) > 0);
    expect(left).toBe(0);
  });

  it("ends with what a piece throws", async () => {
    const failing = runThrottled(() => Promise.reject(new Error("no database")));
    await expect(failing).rejects.toThrow("no database");
  });
});
