import { expect, test } from "vitest";
import { isRefused, refuse } from "./refusal.ts";

test("a refusal names its code, and its field where there is one", () => {
  expect(refuse("progress.stale")).toStrictEqual({ refused: "progress.stale" });
  expect(refuse("goal.incomplete", "category")).toStrictEqual({
    refused: "goal.incomplete",
    field: "category",
  });
});

test.each([
  [refuse("progress.stale"), true],
  [{ description: "refused" }, false],
  [null, false],
  [undefined, false],
])("%j is a refusal: %s", (ruled, refused) => {
  expect(isRefused(ruled)).toBe(refused);
});
